import { redirect } from "react-router";
import type { Route } from "./+types/gated.ts";

/** Nobody can sign in yet, so every visitor of a reader's page is shown to the door. */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(`/auth?redirectTo=${encodeURIComponent(url.pathname + url.search)}`);
}

export default function Gated() {
  return null;
}
