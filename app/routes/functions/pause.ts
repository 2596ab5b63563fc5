import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { endPause, pauseStreak } from "#library/streak.server.ts";
import { servicesContext } from "#platform/context.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  signedOutResponse,
} from "#platform/http/function-call.server.ts";
import { loadStreak } from "../members/actions.server.ts";
import type { Route } from "./+types/pause.ts";

const day = z.string().max(40);
const call = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("pause"), from: day, to: day }),
  z.object({ intent: z.literal("end-pause"), from: day }),
]);

/** Adds a pause to a reader's streak, or ends one; answers the pauses, or the problem. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const wish = read.value;
  if (wish.intent === "pause") {
    const problem = await pauseStreak(db, reader, wish, now());
    if (problem) return Response.json({ problem });
  } else if (!(await endPause(db, reader, wish.from, now())))
    return errorResponse(404, "not_found", "There is no such pause.");
  const loaded = await loadStreak(context, reader);
  return loaded
    ? Response.json({ pause: loaded.pause })
    : errorResponse(503, "unavailable", "The pauses could not be loaded; try again.");
}

export const loader = methodNotAllowed;
