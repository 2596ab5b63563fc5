import type { Kind } from "../ids.ts";
import type { Documents } from "../store.ts";
import type { World } from "../world.ts";
import type { Failure } from "./errors.ts";
import { missing } from "./errors.ts";
import type { Params } from "./params.ts";

export type ApiCall = {
  world: World;
  params: Params;
  /** The path of the request, for lists. */
  url: string;
  /** The ids in the path, in order. */
  id: string;
};
/** Returns an object, or an error after which the transaction is still committed. */
type Handler = (call: ApiCall) => object | { failure: Failure };
export type Route = { method: string; path: RegExp; handler: Handler };

/** `route("POST /v1/customers/:id", …)`. */
export function route(what: string, handler: Handler): Route {
  const [method = "", path = ""] = what.split(" ");
  return { method, path: new RegExp(`^${path.replace(/:id/, "([^/]+)")}$`), handler };
}

const kindNames: Partial<Record<Kind, string>> = {
  session: "checkout session",
  portal_configuration: "configuration",
  endpoint: "webhook endpoint",
  test_clock: "test clock",
  schedule: "subscription schedule",
};
/** The name of a kind in messages. */
export const nameOf = (kind: Kind): string => kindNames[kind] ?? kind.replaceAll("_", " ");

/** The object that a path names, or 404. */
export const objectInPath = <K extends Kind>(world: World, kind: K, id: string): Documents[K] =>
  world.store.get(kind, id) ?? missing(nameOf(kind), id, "id", 404);

/** The object that a parameter names, or 400. */
export const objectInParam = <K extends Kind>(
  world: World,
  kind: K,
  id: string,
  param: string,
): Documents[K] => world.store.get(kind, id) ?? missing(nameOf(kind), id, param);
