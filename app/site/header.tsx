import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { When } from "#ui/now.tsx";
import { Icon } from "#ui/sprite.tsx";
import { mainLinks } from "./links.ts";
import { NavLinks } from "./nav-links.tsx";
import { LanguageForm, languageName, ThemeForm } from "./preferences.tsx";
import { SearchBox } from "./search-box.tsx";
import { useSite } from "./site.tsx";

/** @param now when the page was rendered, ISO 8601 @param topics the row of topics under the bar @param filters of the search box */
export function Header(p: { now: string; topics: ReactNode; filters: ReactNode }) {
  const { now, topics, filters } = p;
  const t = useTranslations("site");
  const tUi = useTranslations("ui");
  const { name } = useSite();
  return (
    <>
      <a className="vh skip" href="#main">
        {t("skip")}
      </a>
      <header className="masthead">
        <div className="wrap util">
          <When at={now} style="day" />
          <Switches />
        </div>
        <div className="wrap mast">
          <Link to="/" className="word" aria-label={t("toHome", { name })}>
            {name}
          </Link>
          <p className="tag">{t("tagline")}</p>
          <SearchBox filters={filters} />
        </div>
        <div className="bar">
          <div className="wrap">
            <button
              type="button"
              className="icon-btn only-small"
              popoverTarget="menu"
              aria-label={t("openMenu")}
            >
              <Icon name="menu" size={22} />
            </button>
            <nav aria-label={t("mainMenu")}>
              <NavLinks names={mainLinks} />
            </nav>
            <div className="bar-end">
              <Link to="/search" className="icon-btn only-small" aria-label={tUi("search")}>
                <Icon name="search" size={21} />
              </Link>
              <Link to="/pricing" className="btn btn-star btn-small">
                {t("subscribe")}
              </Link>
              <Link to="/auth" className="btn btn-small only-large">
                {t("login")}
              </Link>
            </div>
          </div>
        </div>
        {topics}
        <SheetMenu />
      </header>
    </>
  );
}

/** Language and theme, each in a menu that the browser opens and closes by itself. */
function Switches() {
  const t = useTranslations("site");
  const locale = useLocale();
  return (
    <div className="util-end">
      <Link to="/saved" className="from-md">
        {t("links.saved")}
      </Link>
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${t("language")}: ${languageName(locale)}`}
      >
        <Icon name="globe" size={17} />
        <span className="from-md">{languageName(locale)}</span>
      </button>
      <div className="menu" id="languages" popover="auto">
        <LanguageForm />
      </div>
      <button type="button" popoverTarget="themes" aria-label={t("theme")}>
        <Icon name="moon" size={17} />
      </button>
      <div className="menu" id="themes" popover="auto">
        <ThemeForm />
      </div>
    </div>
  );
}

function SheetMenu() {
  const t = useTranslations("site");
  const { name } = useSite();
  return (
    <div className="sheet-menu" id="menu" popover="auto">
      <div className="sheet-head">
        <span className="word">{name}</span>
        <button
          type="button"
          className="icon-btn"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <nav aria-label={t("mainMenu")}>
        <NavLinks names={[...mainLinks, "saved"]} />
      </nav>
      <div className="acts">
        <Link to="/pricing" className="btn btn-star">
          {t("subscribe")}
        </Link>
        <Link to="/auth" className="btn btn-solid">
          {t("login")}
        </Link>
      </div>
    </div>
  );
}
