import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";

/**
 * The streak of a reader without an account. The style sheet shows figure, bars and colour by the root element's
 * attributes, so that they are right at the first paint; the script writes the sentence.
 *
 * A reader checks in by a button, since merely opening a page must not store anything (Directive 2002/58/EC, Art. 5(3)).
 */
export function StreakCard() {
  const t = useTranslations("library.streak");
  return (
    <section className="streak scripted" aria-labelledby="daily-streak">
      <h2 id="daily-streak">{t("title")}</h2>
      <p className="streak-figure num" aria-hidden="true" />
      <p className="streak-says" role="status" data-streak-says="0 false">
        {t("begin")}
      </p>
      <div className="streak-end">
        <div>
          <div className="ticks" aria-hidden="true" />
          <p className="num">{t.rich("week", { n: () => <span className="streak-week" /> })}</p>
        </div>
        <button
          type="button"
          className="btn btn-small streak-check"
          data-replay=""
          data-reader="check-in"
        >
          {t("checkIn")}
        </button>
        <p className="streak-done" tabIndex={-1}>
          <Icon name="tick" size={15} />
          {t("checked")}
        </p>
      </div>
    </section>
  );
}
