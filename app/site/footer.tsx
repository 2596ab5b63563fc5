import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { dateFormat } from "#ui/formats.ts";
import { timeZone } from "#ui/time.ts";
import type { LinkName } from "./links.ts";
import { NavLinks } from "./nav-links.tsx";
import { LanguageForm, ThemeForm } from "./preferences.tsx";
import { useSite } from "./site.tsx";
import { wordClass } from "./wordmark-class.ts";

const columns = {
  sections: ["news", "following", "pricing", "academy", "store"],
  // Standards, guidelines and corrections are linked from the pages about us: more links would cost home a round trip.
  name: ["about", "how-we-work", "sources", "careers", "press", "advertise"],
  help: ["support", "contact", "accessibility", "sitemap", "rss", "offline"],
  legal: ["imprint", "ownership", "privacy", "terms", "cookies", "cancel", "withdraw"],
} as const satisfies Record<string, readonly LinkName[]>;

const networks: Record<string, string> = { linkedin: "LinkedIn", youtube: "YouTube", x: "X" };
const networkName = (key: string) => networks[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

type Props = {
  /** When the page was rendered, ISO 8601. */
  now: string;
  /** The newsletter's form. */
  signUp: ReactNode;
  /** The control that shows the cookie question again, beside the legal pages. */
  askConsent: ReactNode;
};

export function Footer({ now, signUp, askConsent }: Props) {
  const t = useTranslations("site");
  const { name, social } = useSite();
  const year = dateFormat("en", { year: "numeric", timeZone }).format(new Date(now));
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <p className={wordClass(name)}>{name}</p>
            <p className="say">
              {t("tagline")}. {t("mission")}
            </p>
            {signUp}
          </div>
          {Object.entries(columns).map(([key, names]) => (
            <nav key={key} aria-label={key === "name" ? name : t(key as "help")}>
              <h2>{key === "name" ? name : t(key as "help")}</h2>
              <ul>
                {names.map((link) => (
                  <li key={link}>
                    <NavLinks names={[link]} />
                  </li>
                ))}
                {key === "legal" ? <li>{askConsent}</li> : null}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot-end">
          <div className="choice">
            <span>{t("language")}</span>
            <LanguageForm />
          </div>
          <div className="choice">
            <span>{t("theme")}</span>
            <ThemeForm />
          </div>
          <small>{t("copyright", { year, name })}</small>
          {Object.keys(social).length > 0 ? (
            <nav className="social" aria-label={t("follow")}>
              {Object.entries(social).map(([network, url]) => (
                <a key={network} href={url} rel="me noopener">
                  {networkName(network)}
                </a>
              ))}
            </nav>
          ) : null}
        </div>
      </div>
    </footer>
  );
}
