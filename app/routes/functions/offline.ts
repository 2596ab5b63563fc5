import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { copiesAtOnce } from "#offline/copy.ts";
import { minuteMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import type { Route } from "./+types/offline.ts";
import { copiesOf, copyPlan } from "./copies.server.ts";

const name = z.string().max(30);
const reader = z.string().max(64).nullable();
const call = z.discriminatedUnion("do", [
  z.object({ do: z.literal("plan"), reader, saved: z.array(name).max(500).default([]) }),
  z.object({ do: z.literal("copies"), reader, names: z.array(name).max(copiesAtOnce) }),
]);

// A device requests its plan now and then, and the changed copies.
const calls = rateLimit({ calls: 60, windowMs: minuteMs });

/**
 * What a device stores for offline use: first the plan, then the copies that it lacks. Each piece is given as the
 * reader of the session may see it. `reader` is the reader for whom the device stores copies: it grants nothing; it
 * prevents copies of one reader from reaching the device of another who has signed in since (409).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const signedIn = context.get(readerContext)?.id ?? null;
  if (read.value.reader !== signedIn)
    return errorResponse(409, "other_reader", "Another reader is signed in by now.");
  const wait = calls(signedIn ?? networkOfRequest(request));
  if (wait > 0) return tooManyCallsResponse(wait);
  const wanted = read.value;
  const answer =
    wanted.do === "plan"
      ? await copyPlan(context, wanted.saved)
      : await copiesOf(context, wanted.names);
  return Response.json(answer);
}

export const loader = methodNotAllowed;
