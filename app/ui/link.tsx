import { type LinkProps, Link as RouterLink, useSearchParams } from "react-router";
import { withLanguage } from "./with-language.ts";

/** A link within the site. On an address that names its language (`?lang=`), the next one names it too. */
export function Link({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const [search] = useSearchParams();
  return <RouterLink to={withLanguage(to, search.get("lang"))} {...rest} />;
}
