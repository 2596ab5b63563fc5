import { useTranslations } from "use-intl";

/** Leads back to what was opened last; the browser fills it and shows it, over the page. Printed. */
export function ResumeBar() {
  const t = useTranslations("readers.resume");
  return (
    <aside className="resume" aria-labelledby="resume-label" hidden>
      <progress className="resume-progress" max={100} value={0} aria-label={t("progress")} hidden />
      <div className="wrap">
        <p className="resume-what">
          <span className="resume-label" id="resume-label" />
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
