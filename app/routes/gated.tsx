import { redirect } from "react-router";
import type { Route } from "./+types/gated.ts";

/** Nobody can sign in yet, so every visitor of a reader's page is shown to the door. */
export function loader({ request }: Route.LoaderArgs): never {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const query = searchParams.toString();
  const here = query ? `${pathname}?${query}` : pathname;
  throw redirect(`/auth?redirectTo=${encodeURIComponent(here)}`);
}

export default function Gated() {
  return null;
}
