import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { recordArticleReading } from "#library/activity.server.ts";
import { servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { type AccessFacts, accessContext, mayRead } from "#subscriptions/access.ts";
import type { Route } from "./+types/read.ts";

const call = z.object({
  id: z.int().positive(),
  /** Seconds in view since the last beacon of this page. */
  seconds: z.number().min(0).max(86_400),
  /** Whether the article's end was in view. */
  ended: z.boolean(),
  source: z.enum(["article", "todays_brief"]).default("article"),
  /** By the control "Mark as read". */
  marked: z.boolean().default(false),
});

// A page sends one when it is left or hidden; no reader changes pages faster than this.
const calls = rateLimit({ calls: 120, windowMs: minuteMs });

/** The beacon of an article that a signed-in reader had in view. Nothing is stored for visitors. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const wait = calls(reader.id);
  if (wait > 0) return tooManyCallsResponse(wait, "Too many articles at once; try again later.");
  const access = context.get(accessContext);
  const at = now();
  const reading = {
    ...read.value,
    mayRead: (story: AccessFacts) => mayRead(access, story, at),
  };
  if (!(await recordArticleReading(db, reader, reading, at)))
    return errorResponse(404, "not_found", "There is no such article.");
  return new Response(null, { status: 204 });
}

export const loader = methodNotAllowed;
