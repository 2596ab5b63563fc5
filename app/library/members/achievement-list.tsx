import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import type { Achievement } from "../achievements.ts";
import { readingTime } from "../activity.ts";

/** All achievements with their rules and the reader's progress. */
export function AchievementList({ achievements }: { achievements: Achievement[] }) {
  const t = useTranslations("members.achievements");
  const locale = useLocale();
  const timed = (name: Achievement["name"]) => name === "hour" || name === "tenHours";
  return (
    <ul className="achievements">
      {achievements.map(({ name, goal, progress, earned }) => {
        const format = (n: number) => (timed(name) ? readingTime(locale, n) : String(n));
        return (
          <li key={name} data-earned={earned ? "" : undefined}>
            <Icon name={earned ? "cup" : "star"} size={22} />
            <h3>{t(`${name}.name`)}</h3>
            <p>{t(`${name}.rule`)}</p>
            <p className="achievement-state num">
              {earned ? (
                <b>{t("earned")}</b>
              ) : (
                t("progress", { progress: format(progress), goal: format(goal) })
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
