import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type LinkName, paths } from "./links.ts";

/** Links of a `nav`; the one to the current page is marked, whatever its query. */
export function NavLinks({ names }: { names: readonly LinkName[] }) {
  const { pathname } = useLocation();
  const t = useTranslations("site.links");
  return names.map((name) => (
    <Link key={name} to={paths[name]} aria-current={paths[name] === pathname ? "page" : undefined}>
      {t(name)}
    </Link>
  ));
}
