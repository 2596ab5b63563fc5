import { useLocale, useTranslations } from "use-intl";
import { readingTime } from "../activity.ts";

export type Sums = { articlesRead: number; readingSeconds: number; earned: number };

/** What a reader's history comes to: articles read, reading time, achievements. */
export function Figures({ articlesRead, readingSeconds, earned }: Sums) {
  const t = useTranslations("members.figures");
  const locale = useLocale();
  const figures = [
    [String(articlesRead), t("articles", { count: articlesRead })],
    [readingTime(locale, readingSeconds), t("time")],
    [String(earned), t("achievements", { count: earned })],
  ];
  return (
    <ul className="figures">
      {figures.map(([figure, name]) => (
        <li key={name}>
          <b className="num">{figure}</b> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
