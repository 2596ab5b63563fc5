import { useLocale, useTranslations } from "use-intl";
import { readingTime } from "../activity.ts";

export type Sums = { articlesRead: number; readingSeconds: number; earned: number };

/** The figures of a reader's history: articles read, reading time, achievements. */
export function Figures({ articlesRead, readingSeconds, earned }: Sums) {
  const t = useTranslations("members.figures");
  const locale = useLocale();
  const figures = [
    [String(articlesRead), t("articles", { count: articlesRead })],
    [<Time key="time" text={readingTime(locale, readingSeconds)} />, t("time")],
    [String(earned), t("achievements", { count: earned })],
  ] as const;
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

/** Only the number of a time is large where its unit is a separate word, so that it fits. */
function Time({ text }: { text: string }) {
  const [amount, unit] = text.split("\u00a0");
  return (
    <>
      {amount}
      {unit ? <small>{`\u00a0${unit}`}</small> : null}
    </>
  );
}
