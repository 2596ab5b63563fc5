import { useTranslations } from "use-intl";
import { itemKinds } from "./item.ts";

/**
 * A bar over the page that links to the item opened last. If there is one, the bar is shown from the first paint on, and
 * the script fills it.
 */
export function ResumeBar() {
  const t = useTranslations("library.resume");
  return (
    <aside className="resume" aria-labelledby="resume-label">
      <progress className="resume-progress" max={100} value={0} aria-label={t("progress")} hidden />
      <div className="wrap">
        <p className="resume-what">
          <span className="resume-label" id="resume-label">
            {itemKinds.map((kind) => (
              <span key={kind} data-kind={kind}>
                {t(kind)}
              </span>
            ))}
          </span>
          <b className="resume-title" dir="auto" />
        </p>
        <div className="resume-acts">
          <a
            className="btn btn-star btn-small resume-link"
            href="/"
            data-reader="resume"
            aria-describedby="resume-label"
          >
            {t("resume")}
          </a>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            data-reader="dismiss"
            aria-describedby="resume-label"
          >
            {t("dismiss")}
          </button>
        </div>
      </div>
    </aside>
  );
}
