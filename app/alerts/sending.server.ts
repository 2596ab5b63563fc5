import { sql } from "kysely";
import type { Database } from "#platform/db/db.server.ts";
import type { PushResult, PushSender } from "#platform/push/push.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { type AlertKind, type AlertText, maxAgeMs } from "./alert.ts";
import { payloadOf } from "./payload.ts";
import { deleteSubscription, recordFailure, recordSuccess } from "./push-subscriptions.server.ts";

const batch = 500;
const lanes = 8;
/** Longer than a push can take: an older claim belongs to a process that has ended. */
const leaseSeconds = 60;
/** Seconds until the next attempt after the first, the second, …; together about the hour in which alerts are sent. */
const retryDelays = [15, 60, 300, 900, 1_800];

type Claimed = {
  alert_id: string;
  subscription_id: string;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  key: string;
  kind: AlertKind;
  text: AlertText;
  happened_at: Date;
};

type Services = Pick<CoreServices, "db" | "config" | "log" | "now">;

/**
 * The worker's task that sends the pushes that are due, without an open transaction. If a process ends during one, it is
 * sent again; its tag makes the browser replace the first.
 * @param signal no further push is begun once it is aborted
 * @returns how many were attempted
 */
export async function sendPushes(
  services: Services,
  sender: PushSender,
  signal?: AbortSignal,
): Promise<number> {
  let attempted = 0;
  const lane = async () => {
    while (attempted < batch && !signal?.aborted) {
      const push = await claim(services.db);
      if (!push) return;
      attempted += 1;
      await attempt(services, sender, push, signal);
    }
  };
  const first = await claim(services.db);
  if (!first) return 0;
  attempted += 1;
  const others = Array.from({ length: lanes - 1 }, lane);
  await Promise.all([attempt(services, sender, first, signal).then(lane), ...others]);
  return attempted;
}

async function claim(db: Database): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with taken as (
      update alert_pushes set attempts = attempts + 1,
        next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
      where (alert_id, subscription_id) in (
        select alert_id, subscription_id from alert_pushes where next_attempt_at <= now()
        order by next_attempt_at limit 1 for update skip locked)
      returning alert_id, subscription_id, attempts
    )
    select t.*, s.endpoint, s.p256dh, s.auth, a.key, a.kind, a.said as text, a.happened_at
    from taken t join push_subscriptions s on s.id = t.subscription_id join alerts a on a.id = t.alert_id`.execute(
    db,
  );
  return rows[0];
}

async function attempt(
  { db, config, log, now }: Services,
  sender: PushSender,
  push: Claimed,
  signal?: AbortSignal,
): Promise<void> {
  const { alert_id, subscription_id, happened_at } = push;
  const leftMs = happened_at.getTime() + maxAgeMs - now().getTime();
  if (leftMs <= 0) return forget(db, push);
  const tag = push.key;
  const text = payloadOf(push.text, { baseUrl: config.baseUrl, tag, at: happened_at });
  const result = await sender.send(
    push,
    {
      text,
      ttlSeconds: leftMs / 1_000,
      urgency: push.kind === "breaking" ? "high" : "normal",
    },
    signal,
  );
  if (result.kind !== "sent" && result.kind !== "gone" && !signal?.aborted)
    log.warn({ alert: alert_id, subscription: subscription_id, ...result }, "a push was not taken");
  await settle(db, push, result, { leftMs, now: now() });
}

/** Updates the push and its subscription by the result. */
async function settle(
  db: Database,
  push: Claimed,
  result: PushResult,
  { leftMs, now }: { leftMs: number; now: Date },
): Promise<void> {
  const { subscription_id: id } = push;
  switch (result.kind) {
    case "sent":
      await forget(db, push);
      await recordSuccess(db, id, now);
      return;
    case "gone":
    case "address":
      await deleteSubscription(db, id);
      return;
    case "too-large":
      return forget(db, push);
    case "key":
      await forget(db, push);
      await recordFailure(db, id, now);
      return;
    case "later": {
      const delay = retryDelays[push.attempts - 1];
      const waitMs = Math.max(result.waitMs ?? 0, (delay ?? 0) * 1_000);
      if (delay === undefined || waitMs >= leftMs) await forget(db, push);
      else await postpone(db, push, waitMs);
      await recordFailure(db, id, now);
    }
  }
}

const forget = async (
  db: Database,
  { alert_id, subscription_id }: Pick<Claimed, "alert_id" | "subscription_id">,
): Promise<void> => {
  await db
    .deleteFrom("alert_pushes")
    .where("alert_id", "=", alert_id)
    .where("subscription_id", "=", subscription_id)
    .execute();
};

const postpone = (db: Database, { alert_id, subscription_id }: Claimed, ms: number) =>
  db
    .updateTable("alert_pushes")
    .set({ next_attempt_at: sql<Date>`now() + ${ms} * interval '1 millisecond'` })
    .where("alert_id", "=", alert_id)
    .where("subscription_id", "=", subscription_id)
    .execute();
