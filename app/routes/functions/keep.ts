import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { loadAccountState } from "#library/account-state.server.ts";
import { applyChanges } from "#library/apply-changes.server.ts";
import { changesAtOnce } from "#library/change.ts";
import { itemKinds } from "#library/item.ts";
import { mergeFromBrowser } from "#library/merge.server.ts";
import { servicesContext } from "#platform/context.ts";
import { transaction } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { followKinds, followLimit } from "#stories/follow.ts";
import type { Route } from "./+types/keep.ts";

const item = { kind: z.enum(itemKinds), id: z.int().positive() };
const reached = {
  progress: z.number().min(0).max(100).optional(),
  seconds: z.number().min(0).max(1_000_000).optional(),
};
// Neither the calendar nor the database has a year 0.
const day = z.iso.date().refine((text) => !text.startsWith("0000"));
const names = z.array(z.string().max(60)).max(100);
const followed = z.array(z.string().max(120)).max(followLimit * followKinds.length);

const time = z.number().min(0).max(8.64e15);
const change = z.discriminatedUnion("do", [
  z.object({ do: z.literal("save"), ...item, savedAt: time.optional() }),
  z.object({ do: z.enum(["remove", "read", "unread", "like", "unlike"]), ...item }),
  z.object({ do: z.literal("check-in"), at: time }),
  z.object({ do: z.enum(["countries", "topics"]), names }),
  z.object({ do: z.enum(["follow", "unfollow"]), name: z.string().max(120) }),
  z.object({ do: z.literal("seen"), names: followed, seenAt: time }),
  z.object({ do: z.literal("viewed"), ...item, ...reached }),
  z.object({ do: z.literal("position"), ...item, progress: reached.progress.unwrap() }),
  z.object({ do: z.literal("dismiss") }),
  z.object({ do: z.literal("brief"), day }),
]);

const merge = z.object({
  saved: z.array(z.object({ ...item, savedAt: time })).max(500),
  countries: names,
  // Older pages, which are still open, send none of these.
  topics: names.optional(),
  followed: followed.optional(),
  seen: z.string().max(50_000).nullish(),
  likes: z.array(z.object({ ...item, receipt: z.string().max(64) })).max(1_000),
  lastViewed: z.object({ id: item.id, type: item.kind, timestamp: time, ...reached }).nullish(),
  positions: z.string().max(50_000).nullish(),
  streak: z.object({ count: z.int().positive(), lastCheck: day }).nullish(),
  brief: day.nullish(),
});

const call = z.object({
  reader: z.string().max(64),
  changes: z.array(change).max(changesAtOnce),
  merge: merge.optional(),
});

// More calls than a reader makes by pressing buttons or signing in. Merging what a browser has stored can be thousands
// of queries.
const calls = rateLimit({ calls: 600, windowMs: minuteMs });
const merges = rateLimit({ calls: 10, windowMs: minuteMs });

/**
 * Applies a signed-in reader's changes, and merges what their browser had stored before; answers the account's state.
 * `reader` is the one for whom the page was rendered. It grants nothing; it prevents a page that was left open from
 * writing into the account of another reader who has signed in since (409).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  if (read.value.reader !== reader.id)
    return errorResponse(409, "other_reader", "Another reader is signed in by now.");
  const wait = calls(reader.id) || (read.value.merge ? merges(reader.id) : 0);
  if (wait > 0) return tooManyCallsResponse(wait, "Too many changes; try again later.");
  const at = now();
  const { changes, merge } = read.value;
  const answer = await transaction(db, async (tx) => {
    if (merge) await mergeFromBrowser(tx, reader, merge, at);
    const results = await applyChanges(tx, reader, changes, at);
    const { kept, revision } = await loadAccountState(tx, reader, at);
    return { kept, revision, results };
  });
  return Response.json(answer);
}

export const loader = methodNotAllowed;
