import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { itemKinds } from "#library/item.ts";
import { like, likeAs, unlike, unlikeAs } from "#library/likes.server.ts";
import { waitBeforeLike } from "#library/limits.server.ts";
import { visitOf } from "#library/visitor.server.ts";
import { servicesContext } from "#platform/context.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import type { Route } from "./+types/like.ts";

const call = z.object({
  kind: z.enum(itemKinds),
  id: z.int().positive(),
  liked: z.boolean(),
  receipt: z.string().max(64).nullish(),
});

/** Likes an item, or removes a like: a reader's own, a visitor's by its receipt; answers the number of likes. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const { liked, receipt, ...item } = read.value;
  const visit = visitOf(request);
  const wait = waitBeforeLike(visit, item);
  if (wait > 0)
    return tooManyCallsResponse(wait, "Too many likes from this network; try again later.");
  const reader = context.get(readerContext);
  const result = reader
    ? await (liked ? likeAs(db, item, reader.id, now()) : unlikeAs(db, item, reader.id))
    : await (liked ? like(db, item, visit, now()) : unlike(db, item, receipt ?? ""));
  if (!result) return errorResponse(404, "not_found", "There is no such item.");
  return Response.json(result);
}

export const loader = methodNotAllowed;
