import { useContext } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Link, NamedLanguageContext } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";
import { type Hub, hubPath, hubTabs } from "../hub.ts";

/** The three views, each with an address. */
export function HubTabs({ hub }: { hub: Hub }) {
  const t = useTranslations("hub.tabs");
  const navigate = useNavigate();
  const lang = useContext(NamedLanguageContext);
  return (
    <nav className="tabs" aria-label={t("label")}>
      {hubTabs.map((tab) => {
        const path = hubPath({ ...hub, tab, cursor: null });
        return (
          <Link
            key={tab}
            to={path}
            aria-current={tab === hub.tab ? "page" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate(withLanguage(path, lang), { preventScrollReset: true });
            }}
          >
            {t(tab)}
          </Link>
        );
      })}
    </nav>
  );
}
