import { z } from "zod";
import { newsOfFollowed } from "#events/following.server.ts";
import { servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import {
  methodNotAllowed,
  readCall,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { followKinds, followLimit, parseFollowKey } from "#stories/follow.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import type { Route } from "./+types/following.ts";

const key = z.string().max(120);
const call = z.object({
  followed: z.array(key).max(followLimit * followKinds.length),
  seen: z.record(key, z.number().min(0).max(8.64e15)).default({}),
  kind: z.enum(followKinds).nullish(),
  page: z.int().min(1).max(100).default(1),
});

// Each call reads several ranges of the lists for everything that is followed.
const calls = rateLimit({ calls: 120, windowMs: minuteMs });

/** The news of what a visitor's browser follows, in the visitor's story languages. None of it is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const wait = calls(networkOfRequest(request));
  if (wait > 0) return tooManyCallsResponse(wait);
  const { followed, seen, kind = null, page } = read.value;
  const { languages } = context.get(storyPreferencesContext);
  const known = [...new Set(followed)].flatMap((text) => {
    const one = parseFollowKey(text);
    const at = Object.hasOwn(seen, text) ? seen[text] : undefined;
    return one ? [{ ...one, seenAt: at === undefined ? null : new Date(at).toISOString() }] : [];
  });
  const at = now();
  const news = await newsOfFollowed(db, at, known, { languages, kind, page });
  return Response.json({ ...news, at: at.getTime() });
}

export const loader = methodNotAllowed;
