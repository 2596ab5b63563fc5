import { read } from "#ui/reader-storage.ts";
import { dayOf } from "./day.ts";
import { readerDate } from "./reader-date.ts";
import { translator } from "./reader-toasts.ts";
import { parseStreak, streakKey, streakOn } from "./streak.ts";

/** Writes the sentence about the streak on its card. The style sheet shows the rest, by the attributes of `setReaderAttributes`. */
export function showStreak(): void {
  const sentence = document.querySelector<HTMLElement>("[data-streak-says]");
  if (!sentence) return;
  const { count, checked } = streakOn(parseStreak(read(streakKey)), dayOf(readerDate()));
  const state = `${count} ${checked}`;
  const shown = sentence.dataset.streakSays;
  if (shown === state) return;
  sentence.dataset.streakSays = state;
  translator().then(
    (t) => {
      if (sentence.dataset.streakSays !== state) return;
      sentence.textContent =
        count === 0
          ? t("streak.begin")
          : `${t("streak.days", { count })} ${count % 7 === 0 ? t("streak.full", { count: count / 7 }) : t("streak.more", { count: 7 - (count % 7) })}`;
    },
    () => {
      // The texts could not be loaded: the card stays as it was, and the next call tries again.
      if (sentence.dataset.streakSays !== state) return;
      if (shown === undefined) delete sentence.dataset.streakSays;
      else sentence.dataset.streakSays = shown;
    },
  );
}
