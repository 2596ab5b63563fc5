import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import {
  endSubscription,
  hasSubscription,
  storeSubscription,
} from "#alerts/push-subscriptions.server.ts";
import { servicesContext } from "#platform/context.ts";
import { hourMs } from "#platform/duration.ts";
import {
  errorResponse,
  readCall,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import type { Route } from "./+types/alert-subscription.ts";

const keys = z.object({
  endpoint: z.string().min(1).max(1_000),
  p256dh: z.string().max(200),
  auth: z.string().max(100),
});
const call = z.object({
  do: z.enum(["keep", "end"]),
  subscription: keys,
  replaces: keys.optional(),
});
// A browser subscribes once, and we send requests to the address of each subscription.
const calls = rateLimit({ calls: 30, windowMs: hourMs });

/** The public key that browsers subscribe with (RFC 8292, 4.1). */
export function loader({ context }: Route.LoaderArgs) {
  const { push } = context.get(servicesContext);
  if (!push) return errorResponse(503, "unavailable", "This site sends no push messages.");
  return Response.json({ key: push.publicKey });
}

/**
 * Stores (`keep`) or ends (`end`) the alert subscription of this session's browser. Both need the whole subscription:
 * its keys prove that the caller is that browser.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, push, config } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const wait = calls(reader.id);
  if (wait > 0) return tooManyCallsResponse(wait);
  const { subscription } = read.value;
  if (read.value.do === "end") {
    const ended = await endSubscription(db, reader.id, subscription);
    return ended
      ? Response.json({ ended })
      : errorResponse(404, "unknown_subscription", "This account has no such subscription.");
  }
  if (!push) return errorResponse(503, "unavailable", "This site sends no push messages.");
  const { replaces } = read.value;
  // Another reader may be signed in than the one whose subscription the browser has renewed.
  if (replaces && !(await hasSubscription(db, reader.id, replaces)))
    return errorResponse(404, "unknown_subscription", "This account has no such subscription.");
  const userAgent = request.headers.get("user-agent");
  const how = { serverKey: push.publicKey, userAgent, allowPrivate: config.pushAllowPrivate };
  const stored = await storeSubscription(db, reader, subscription, how, now());
  if (stored.ok && replaces) await endSubscription(db, reader.id, replaces);
  if (stored.ok) return Response.json({ browser: stored.id });
  return stored.reason === "taken"
    ? errorResponse(409, "taken", "The subscription belongs to another account.")
    : errorResponse(
        400,
        "invalid_subscription",
        "Messages are sent to public https addresses of push services, with a browser's keys.",
      );
}
