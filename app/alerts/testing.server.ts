// A test message that a reader requests: whether it was sent, and whether it arrived.
import type { Reader } from "#accounts/reader.ts";
import type { Locale } from "#platform/locale.ts";
import type { PushResult, PushSender } from "#platform/push/push.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { testTextOf } from "./alert-text.server.ts";
import { payloadOf } from "./payload.ts";
import { deleteSubscription, recordFailure, recordSuccess } from "./push-subscriptions.server.ts";

/** Short: a test is useful only while the reader waits for it. */
const ttlSeconds = 60;

/**
 * Sends a test to one of the reader's browsers; quiet hours and the daily limit do not apply.
 * @param o.serverKey our public key: a subscription made with another one cannot be used
 * @returns whether its push service took it; null where the reader has no such browser
 */
export async function sendTest(
  { db, config, now }: Pick<CoreServices, "db" | "config" | "now">,
  sender: PushSender,
  o: { reader: Pick<Reader, "id">; browser: string; locale: Locale; serverKey: string },
): Promise<"sent" | "failed" | "ended" | null> {
  const target = await db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "p256dh", "auth", "server_key"])
    .where("user_id", "=", o.reader.id)
    .where((e) => e(e.cast<string>("id", "text"), "=", o.browser))
    .executeTakeFirst();
  if (!target) return null;
  const receipt = crypto.randomUUID();
  await db
    .updateTable("push_subscriptions")
    .set({ test_id: receipt, tested_at: now(), test_problem: null, test_arrived_at: null })
    .where("id", "=", target.id)
    .execute();
  const text = payloadOf(testTextOf(o.locale), {
    baseUrl: config.baseUrl,
    tag: "test",
    at: now(),
    receipt,
  });
  const result: PushResult =
    target.server_key === o.serverKey
      ? await sender.send(target, { text, ttlSeconds, urgency: "high" })
      : { kind: "key", status: null };
  if (result.kind === "sent") {
    await recordSuccess(db, target.id, now());
    return "sent";
  }
  if (result.kind === "gone" || result.kind === "address") {
    await deleteSubscription(db, target.id);
    return "ended";
  }
  await recordFailure(db, target.id, now());
  await db
    .updateTable("push_subscriptions")
    .set({ test_problem: result.kind })
    .where("id", "=", target.id)
    .execute();
  return "failed";
}

/** Records that a browser showed a test. @param receipt its id, which only that browser knows */
export async function recordArrival(
  { db, now }: Pick<CoreServices, "db" | "now">,
  receipt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("push_subscriptions")
    .set({ test_arrived_at: now() })
    .where("test_id", "=", receipt)
    .where("test_arrived_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
