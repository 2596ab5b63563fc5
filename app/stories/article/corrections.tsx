import { useTranslations } from "use-intl";
import { DateText } from "#ui/time-elements.tsx";
import type { Correction } from "../story.ts";

/** The corrections of a piece, with their dates. @param p.lang the piece's language */
export function Corrections({ corrections, lang }: { corrections: Correction[]; lang: string }) {
  const t = useTranslations("stories.article");
  if (corrections.length === 0) return null;
  return (
    <section className="sec corrections inset" aria-labelledby="corrections">
      <h2 className="small-head" id="corrections">
        {t("corrections")}
      </h2>
      <ul>
        {corrections.map((correction) => (
          <li key={correction.at + correction.text}>
            <DateText at={correction.at} />{" "}
            <span lang={lang} dir="auto">
              {correction.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
