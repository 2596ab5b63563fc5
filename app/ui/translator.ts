import type { AppConfig, useTranslations } from "use-intl";

type Catalogue = keyof AppConfig["Messages"];

/** A translator of one catalogue that knows text alone, as scripts use it outside of React. */
export type Translator<C extends Catalogue> = ReturnType<typeof useTranslations<C>> & {
  rich: never;
  markup: never;
  raw: never;
  has: never;
};

/** Loads the translator of one catalogue in the page's language. @throws where it cannot be had; the next call asks again */
export type LoadTranslator<C extends Catalogue> = () => Promise<Translator<C>>;
