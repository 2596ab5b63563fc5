import { type ReactNode, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { When } from "#ui/now.tsx";
import { Icon } from "#ui/sprite.tsx";
import { mainLinks } from "./links.ts";
import { NavLinks } from "./nav-links.tsx";
import { LanguageForm, languageName, ThemeForm } from "./preferences.tsx";
import { useSite } from "./site.tsx";

/** @param now when the page was rendered, ISO 8601 @param topics the row of topics under the bar */
export function Header({ now, topics }: { now: string; topics: ReactNode }) {
  const t = useTranslations("site");
  const { name } = useSite();
  return (
    <>
      <a className="vh skip" href="#main">
        {t("skip")}
      </a>
      <header>
        <div className="wrap util">
          <When at={now} style="day" />
          <Switches />
        </div>
        <div className="wrap mast">
          <Link to="/" className="word" aria-label={t("toHome", { name })}>
            {name}
          </Link>
          <p className="tag">{t("tagline")}</p>
          <SearchBox />
        </div>
      </header>
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
            <Link to="/search" className="icon-btn only-small" aria-label={t("search")}>
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
    </>
  );
}

/** Language and theme, each in a menu that the browser opens and closes by itself. */
function Switches() {
  const t = useTranslations("site");
  const locale = useLocale();
  const themeMenu = useRef<HTMLDivElement>(null);
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
      <div className="menu" id="themes" popover="auto" ref={themeMenu}>
        <ThemeForm onChosen={() => themeMenu.current?.hidePopover()} />
      </div>
    </div>
  );
}

/** Leads to /search; an empty or blank query does nothing (specification, section 5). */
export function SearchBox({ query }: { query?: string }) {
  const t = useTranslations("site");
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of the role works with and without scripts
    <form
      className="find"
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
        if (q) navigate(`/search?q=${encodeURIComponent(q)}`);
      }}
    >
      <input
        type="search"
        name="q"
        maxLength={200}
        aria-label={t("search")}
        placeholder={t("placeholder")}
        defaultValue={query}
      />
      <button type="submit" className="icon-btn" aria-label={t("search")}>
        <Icon name="search" size={18} />
      </button>
    </form>
  );
}

function SheetMenu() {
  const t = useTranslations("site");
  const { name } = useSite();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <div className="sheet-menu" id="menu" popover="auto" ref={menu}>
      <header>
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
      </header>
      <nav aria-label={t("mainMenu")}>
        <NavLinks names={[...mainLinks, "saved"]} onFollow={close} />
      </nav>
      <div className="acts">
        <Link to="/pricing" className="btn btn-star" onClick={close}>
          {t("subscribe")}
        </Link>
        <Link to="/auth" className="btn btn-solid" onClick={close}>
          {t("login")}
        </Link>
      </div>
    </div>
  );
}
