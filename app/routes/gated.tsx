import { data } from "react-router";
import { requireReader } from "#readers/require-reader.server.ts";
import type { Route } from "./+types/gated.ts";

/** A page of which only the door stands: visitors are sent to sign in. */
export function loader({ url, context }: Route.LoaderArgs): never {
  requireReader(context, url);
  throw data("page", { status: 404 });
}

export default function Gated() {
  return null;
}
