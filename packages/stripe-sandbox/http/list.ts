import { listOf } from "../objects/empty.ts";
import { invalid, missing } from "./errors.ts";
import type { Params } from "./params.ts";

type Listed = { id: string };

/** One page of `all` (newest first) by `limit`, `starting_after` and `ending_before`. */
export function page<T extends Listed>(url: string, all: T[], params: Params) {
  const limit = params.integer("limit") ?? 10;
  if (limit < 1 || limit > 100)
    invalid("Invalid limit: must be between 1 and 100", { param: "limit" });
  const from = params.text("starting_after");
  const to = params.text("ending_before");
  const at = (id: string, param: string) => {
    const found = all.findIndex((o) => o.id === id);
    return found < 0 ? missing("object", id, param) : found;
  };
  if (to !== undefined) {
    const before = all.slice(0, at(to, "ending_before"));
    return listOf(url, before.slice(-limit), before.length > limit);
  }
  const rest = from === undefined ? all : all.slice(at(from, "starting_after") + 1);
  return listOf(url, rest.slice(0, limit), rest.length > limit);
}

/** Filters by `created` or `created[gt|gte|lt|lte]`. */
export function createdIn<T extends { created: number }>(all: T[], params: Params): T[] {
  if (!params.has("created")) return all;
  const range = params.object("created");
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((n) => range?.integer(n));
  return all.filter(
    ({ created }) =>
      (gt === undefined || created > gt) &&
      (gte === undefined || created >= gte) &&
      (lt === undefined || created < lt) &&
      (lte === undefined || created <= lte),
  );
}
