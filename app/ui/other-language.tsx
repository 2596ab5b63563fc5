import { useLocale, useTranslations } from "use-intl";
import { displayNames } from "./formats.ts";
import { formatLocale } from "./time.ts";

/** "in French" of a text in French, in the language of the page; null if the page is in that language. */
function useOtherLanguage(lang: string): string | null {
  const t = useTranslations("ui");
  const locale = useLocale();
  if (lang === locale) return null;
  const names = displayNames(formatLocale(locale), { type: "language" });
  return t("inLanguage", { language: names.of(lang) ?? lang });
}

/** Says of a headline on a list that it is in another language than the page; nothing of one that is not. */
export function OtherLanguage({ lang }: { lang: string }) {
  const text = useOtherLanguage(lang);
  return text === null ? null : <span>{text}</span>;
}

type Props = { name: string; lang: string };

/** A source's name and the language of its story, if that is another one than the page's: narrow rows show both. */
export function SourceName({ name, lang }: Props) {
  const language = useOtherLanguage(lang);
  return <span className="source">{language === null ? name : `${name}, ${language}`}</span>;
}
