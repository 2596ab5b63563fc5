import { Fragment, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { languageNames } from "#ui/language-names.ts";
import { Icon } from "#ui/sprite.tsx";
import { allStoryLanguages, defaultLanguages, type StoryLanguage } from "../story-languages.ts";
import { StoryLanguagesForm, type StoryLanguagesProps } from "./story-languages-form.tsx";

/** Up to so many languages are named; more are counted. */
const maxNamed = 2;

/**
 * Shows the story languages: the current choice opens the panel that changes it; the alternative is one press away.
 */
export function StoryLanguagesRow({ chosen, extras }: StoryLanguagesProps) {
  const t = useTranslations("site.storyLanguages");
  const locale = useLocale();
  const some = <Names codes={chosen ?? defaultLanguages(locale)} />;
  const all = t("allShort", { count: String(allStoryLanguages.length) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds forms, and is no part of one
    <div className="wrap languages" role="group" aria-label={t("label")}>
      <span>{t("in")}</span>
      {chosen ? <Opener>{some}</Opener> : <Switch value="default">{some}</Switch>}
      <span aria-hidden="true">/</span>
      {chosen ? <Switch value="all">{all}</Switch> : <Opener>{all}</Opener>}
      <div
        id="languages-panel"
        className="languages-panel"
        popover="auto"
        role="dialog"
        aria-label={t("label")}
      >
        <h2>{t("in")}</h2>
        <StoryLanguagesForm chosen={chosen} extras={extras} />
      </div>
    </div>
  );
}

function Names({ codes }: { codes: readonly StoryLanguage[] }) {
  const t = useTranslations("site.storyLanguages");
  if (codes.length > maxNamed) return t("count", { count: String(codes.length) });
  return codes.map((code, i) => (
    <Fragment key={code}>
      {i > 0 ? " · " : null}
      <span lang={code}>{languageNames[code]}</span>
    </Fragment>
  ));
}

/** The current choice, which opens the panel. */
function Opener({ children }: { children: ReactNode }) {
  const t = useTranslations("site.storyLanguages");
  return (
    <button type="button" popoverTarget="languages-panel">
      <b>{children}</b>
      <span className="vh">{t("change")}</span>
      <Icon name="down" size={15} />
    </button>
  );
}

function Switch({ value, children }: { value: string; children: ReactNode }) {
  return (
    <form method="post" action="/preferences">
      <button type="submit" name="stories" value={value}>
        {children}
      </button>
    </form>
  );
}
