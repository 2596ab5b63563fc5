import { read } from "#ui/own-storage.ts";
import { dayOf } from "./day.ts";
import { ownNow } from "./own-day.ts";
import { translator } from "./reader-toasts.ts";
import { parseStreak, standing, streakKey } from "./streak.ts";

/** Puts the streak into words on its card; figure, bars and colour are the style sheet's (`showState`). */
export function showStreak(): void {
  const says = document.querySelector<HTMLElement>("[data-streak-says]");
  if (!says) return;
  const { count, checked } = standing(parseStreak(read(streakKey)), dayOf(ownNow()));
  const state = `${count} ${checked}`;
  const shown = says.dataset.streakSays;
  if (shown === state) return;
  says.dataset.streakSays = state;
  translator().then(
    (t) => {
      if (says.dataset.streakSays !== state) return;
      says.textContent =
        count === 0
          ? t("streak.begin")
          : `${t("streak.days", { count })} ${count % 7 === 0 ? t("streak.full", { count: count / 7 }) : t("streak.more", { count: 7 - (count % 7) })}`;
    },
    () => {
      // Without its words the card stays as it was, and the next time tries again.
      if (says.dataset.streakSays !== state) return;
      if (shown === undefined) delete says.dataset.streakSays;
      else says.dataset.streakSays = shown;
    },
  );
}
