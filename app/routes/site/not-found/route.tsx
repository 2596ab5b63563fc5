import { servicesContext } from "#platform/context.ts";
import { pathForLog } from "#platform/http/path-for-log.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { notFound } from "../../refusals.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;

/** Any other path: 404, and an entry in the log. */
export function loader({ url, context }: Route.LoaderArgs): never {
  context.get(servicesContext).log.info({ path: pathForLog(url.pathname) }, "page not found");
  throw notFound();
}

export const action = loader;

export default function Nothing() {
  return null;
}
