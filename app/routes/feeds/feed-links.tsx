import { useContext } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { useSite } from "#site/site.tsx";
import { feedFormats, feedTypes } from "#stories/feed-document.ts";
import { NamedLanguageContext } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";

/** The link tags of a page's feeds. @param path of the feeds, without the format */
export function FeedLinks({ path, name }: { path: string; name: string }) {
  const t = useServerTexts("fronts");
  const site = useSite();
  const lang = useContext(NamedLanguageContext);
  return feedFormats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedTypes[format]}
      title={`${t("feedOf", { name })} (${format.toUpperCase()}) | ${site.name}`}
      href={withLanguage(`${path}.${format}`, lang)}
    />
  ));
}
