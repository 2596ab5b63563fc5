import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type LinkName, paths } from "./links.ts";

/** Links with the current page marked. */
export function NavLinks({
  names,
  onFollow,
}: {
  names: readonly LinkName[];
  onFollow?: () => void;
}) {
  const t = useTranslations("site.links");
  const { pathname } = useLocation();
  return names.map((name) => (
    <Link
      key={name}
      to={paths[name]}
      aria-current={pathname === paths[name] ? "page" : undefined}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      {t(name)}
    </Link>
  ));
}
