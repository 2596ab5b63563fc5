import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";

/** The cookie question at the bottom edge; the page stays usable. Details are on the page about cookies. */
export function CookieBanner() {
  const t = useTranslations("library.consent");
  return (
    <section className="consent scripted" aria-label={t("title")} tabIndex={-1}>
      <div className="wrap">
        <p>
          <span className="from-md">{t("kept")} </span>
          {t("ask")} <span className="from-md">{t("views")} </span>
          <Link className="consent-policy" to="/cookies">
            {t("policy")}
          </Link>
        </p>
        <ConsentAnswers />
      </div>
    </section>
  );
}

/** The answers, equally easy to give. */
export function ConsentAnswers() {
  const t = useTranslations("library.consent");
  return (
    <div className="consent-answers">
      {(["rejected", "accepted"] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className="btn press"
          data-replay=""
          data-reader="consent"
          data-answer={answer}
          aria-pressed="false"
        >
          {t(answer === "accepted" ? "accept" : "decline")}
        </button>
      ))}
    </div>
  );
}

/** In the footer: shows the question again. */
export function AskConsent() {
  const t = useTranslations("library.consent");
  return (
    <button type="button" className="scripted" data-replay="" data-reader="ask-consent">
      {t("preferences")}
    </button>
  );
}

/** On the page about cookies: the question, and the answer that was given. */
export function ConsentPanel() {
  const t = useTranslations("library.consent");
  return (
    <section className="consent-panel sec" aria-labelledby="cookie-preferences">
      <div className="sec-head">
        <h2 id="cookie-preferences">{t("preferences")}</h2>
      </div>
      <p>
        {t("kept")} {t("ask")} {t("views")}
      </p>
      <p className="consent-now" role="status">
        <b>{t("now")}</b> <span data-when="open">{t("open")}</span>
        <span data-when="accepted">{t("accepted")}</span>
        <span data-when="rejected">{t("rejected")}</span>
      </p>
      <div className="scripted">
        <ConsentAnswers />
      </div>
    </section>
  );
}
