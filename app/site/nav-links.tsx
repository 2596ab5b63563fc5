import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type LinkName, paths } from "./links.ts";

/** Links of a `nav`; the browser marks the one that leads to the current page. */
export function NavLinks({ names }: { names: readonly LinkName[] }) {
  const t = useTranslations("site.links");
  return names.map((name) => (
    <Link key={name} to={paths[name]}>
      {t(name)}
    </Link>
  ));
}
