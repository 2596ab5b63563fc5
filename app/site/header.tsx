import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { DateText } from "#ui/time-elements.tsx";
import { type LinkName, mainLinks } from "./links.ts";
import { NavLinks } from "./nav-links.tsx";
import { LanguageForm, languageName, ThemeForm } from "./preferences.tsx";
import { SearchBox } from "./search-box.tsx";
import { useSite } from "./site.tsx";
import { AccountMenu, type ShellReader, UserMenu } from "./user-menu.tsx";
import { wordClass } from "./wordmark-class.ts";

type Props = {
  /** When the page was rendered, ISO 8601. */
  now: string;
  /** Who is signed in; null: a visitor. */
  reader: ShellReader | null;
  /** The row of topics under the bar. */
  topics: ReactNode;
  /** Those of the search box. */
  filters: ReactNode;
  /** Whether the page has a list of stories to skip to. */
  listsStories: boolean;
};

export function Header({ now, reader, topics, filters, listsStories }: Props) {
  const t = useTranslations("site");
  const tUi = useTranslations("ui");
  const { name } = useSite();
  return (
    <>
      <a className="vh skip" href="#main">
        {t("skip")}
      </a>
      {listsStories ? (
        <a className="vh skip" href="#stories">
          {t("skipToStories")}
        </a>
      ) : null}
      <a className="vh skip only-large" href="#find">
        {t("skipToSearch")}
      </a>
      <header className="masthead">
        <div className="wrap util">
          <DateText at={now} style="day" />
          <Switches />
        </div>
        <div className="wrap mast">
          <Link to="/" className={wordClass(name)} aria-label={t("toHome", { name })}>
            {name}
          </Link>
          <p className="tag">{t("tagline")}</p>
          <SearchBox id="find" filters={filters} />
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
              <NavLinks names={linksOf(reader)} />
            </nav>
            <div className="bar-end">
              <Link to="/search" className="icon-btn only-small" aria-label={tUi("search")}>
                <Icon name="search" size={21} />
              </Link>
              <Offer reader={reader} className="btn btn-star btn-small" />
              {reader ? (
                <UserMenu reader={reader} />
              ) : (
                <Link to="/auth" className="btn btn-small only-large">
                  {t("login")}
                </Link>
              )}
            </div>
          </div>
        </div>
        {topics}
        <SheetMenu reader={reader} />
      </header>
    </>
  );
}

const linksOf = (reader: ShellReader | null): LinkName[] =>
  reader ? [...mainLinks, "dashboard"] : [...mainLinks];

/** Links visitors to the plans, and Basic members to the order of Premium in a new tab. */
function Offer({ reader, className }: { reader: ShellReader | null; className: string }) {
  const t = useTranslations("site");
  if (reader?.tier === "premium") return null;
  if (reader?.tier === "basic")
    return (
      <Link to="/order?plan=insider" className={className} target="_blank" rel="noopener">
        {t("upgrade")}
      </Link>
    );
  return (
    <Link to="/pricing" className={className}>
      {t("subscribe")}
    </Link>
  );
}

/** Language and theme, each in a popover. */
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

function SheetMenu({ reader }: { reader: ShellReader | null }) {
  const t = useTranslations("site");
  const { name } = useSite();
  return (
    <div className="sheet-menu" id="menu" popover="auto">
      <div className="sheet-head">
        <span className={wordClass(name)}>{name}</span>
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
        <NavLinks names={reader ? mainLinks : [...mainLinks, "saved", "following"]} />
      </nav>
      {reader ? <AccountMenu reader={reader} /> : null}
      <div className="acts">
        <Offer reader={reader} className="btn btn-star" />
        {reader ? null : (
          <Link to="/auth" className="btn btn-solid">
            {t("login")}
          </Link>
        )}
      </div>
    </div>
  );
}
