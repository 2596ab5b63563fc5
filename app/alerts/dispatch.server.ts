import { sql } from "kysely";
import { letterSite } from "#mails/letter.server.ts";
import { type Tx, transaction } from "#platform/db/db.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { alertMail, quietHoursMail } from "./alert.mail.server.ts";
import { type AlertKind, type AlertText, alertKinds } from "./alert.ts";
import { alertStates, unsentStates } from "./alerts.server.ts";
import { type Decision, decide } from "./decision.ts";
import { dayStart } from "./quiet-hours.ts";
import { type AlertReader, readAlertReaders } from "./readers.queries.server.ts";

const readersAtOnce = 100;

type Due = {
  id: string;
  user_id: string;
  kind: AlertKind;
  text: AlertText;
  happened_at: Date;
  state: string;
};
type SendBudget = { sentToday: number; browsers: string[] };

/**
 * The worker's task that dispatches the alerts that are due: applies each reader's choices (`decision.ts`), and queues
 * pushes and mails, in one transaction. Several workers take different readers.
 * @param serverKey our public key: a subscription of another one takes no alerts
 * @returns how many readers had alerts that were due
 */
export async function dispatchAlerts(
  services: Pick<CoreServices, "db" | "config">,
  serverKey: string,
  now: Date,
): Promise<number> {
  let dispatched = 0;
  for (;;) {
    const readers = await transaction(services.db, (tx) =>
      dispatchBatch(tx, services.config, serverKey, now),
    );
    dispatched += readers;
    if (readers < readersAtOnce) return dispatched;
  }
}

async function dispatchBatch(
  tx: Tx,
  config: CoreServices["config"],
  serverKey: string,
  now: Date,
): Promise<number> {
  // The lock on the settings lets only one worker at a time count a reader's alerts of the day.
  const { rows: locked } = await sql<{ user_id: string }>`
    select user_id from alert_settings where user_id in (
      select user_id from alerts where state = any(${unsentStates}) and due_at <= ${now}
      order by due_at limit ${readersAtOnce * 5}
    ) order by user_id limit ${readersAtOnce} for update skip locked`.execute(tx);
  const ids = locked.map((row) => row.user_id);
  if (ids.length === 0) return 0;
  const { rows: due } = await sql<Due>`
    select id, user_id, kind, said as text, happened_at, state from alerts
    where user_id = any(${ids}::uuid[]) and state = any(${unsentStates}) and due_at <= ${now}
    order by happened_at, id`.execute(tx);
  const readers = new Map((await readAlertReaders(tx, ids, now)).map((one) => [one.id, one]));
  const budgets = await readBudgets(tx, [...readers.values()], serverKey, now);
  const site = letterSite(config);
  for (const [id, alerts] of Map.groupBy(due, (alert) => alert.user_id)) {
    const reader = readers.get(id);
    if (!reader) {
      for (const alert of alerts) await drop(tx, alert.id, "reader");
      continue;
    }
    const budget = budgets.get(id) ?? { sentToday: 0, browsers: [] };
    const held = alerts.filter((alert) => alert.state === alertStates.heldForMail);
    if (held.length > 0) await sendQuietHoursMail(tx, held, reader, site, now);
    const waiting = alerts.filter((alert) => alert.state === alertStates.waiting);
    for (const alert of waiting.toSorted(byKind)) {
      const decision = decide(
        { kind: alert.kind, happenedAt: alert.happened_at },
        { ...reader, sentToday: budget.sentToday, browsers: budget.browsers.length },
        now,
      );
      if (decision.do === "send") budget.sentToday += 1;
      await apply(tx, decision, alert, { reader, browsers: budget.browsers, site, now });
    }
  }
  return ids.length;
}

/** When only some may be sent, the more important kinds are. */
const byKind = (a: Due, b: Due): number => alertKinds.indexOf(a.kind) - alertKinds.indexOf(b.kind);

async function apply(
  tx: Tx,
  decision: Decision,
  alert: Due,
  o: { reader: AlertReader; browsers: string[]; site: ReturnType<typeof letterSite>; now: Date },
): Promise<void> {
  switch (decision.do) {
    case "drop":
      return drop(tx, alert.id, decision.because);
    case "wait":
    case "holdForMail":
      await tx
        .updateTable("alerts")
        .set({
          due_at: decision.until,
          state: decision.do === "wait" ? alertStates.waiting : alertStates.heldForMail,
        })
        .where("id", "=", alert.id)
        .execute();
      return;
    case "send":
      if (decision.way === "mail") {
        const { kind, text, id } = alert;
        const addressed = { to: o.reader, site: o.site, key: `alert:${id}` };
        await queueMail(tx, alertMail({ kind, text }, addressed), o.now);
      } else
        await tx
          .insertInto("alert_pushes")
          .values(o.browsers.map((id) => ({ alert_id: alert.id, subscription_id: id })))
          .execute();
      await tx
        .updateTable("alerts")
        .set({ state: alertStates.sent, way: decision.way, sent_at: o.now })
        .where("id", "=", alert.id)
        .execute();
  }
}

async function sendQuietHoursMail(
  tx: Tx,
  alerts: readonly Due[],
  reader: AlertReader,
  site: ReturnType<typeof letterSite>,
  now: Date,
): Promise<void> {
  const [first] = alerts;
  if (first && reader.choices.mailAfterQuiet) {
    const addressed = { to: reader, site, key: `alerts:${first.id}` };
    const texts = alerts.map((alert) => alert.text);
    await queueMail(tx, quietHoursMail(texts, addressed), now);
  }
  await tx
    .updateTable("alerts")
    .set(
      reader.choices.mailAfterQuiet
        ? { state: alertStates.sentInMail }
        : { state: alertStates.dropped, dropped_because: "unwanted" },
    )
    .where(
      "id",
      "in",
      alerts.map((alert) => alert.id),
    )
    .execute();
}

async function drop(tx: Tx, id: string, because: string): Promise<void> {
  await tx
    .updateTable("alerts")
    .set({ state: alertStates.dropped, dropped_because: because })
    .where("id", "=", id)
    .execute();
}

/** How many alerts each reader was sent since their day began, and the ids of their browsers that take alerts. */
async function readBudgets(
  tx: Tx,
  readers: readonly AlertReader[],
  serverKey: string,
  now: Date,
): Promise<Map<string, SendBudget>> {
  const { rows } = await sql<SendBudget & { id: string }>`
    select r.id,
      (select count(*)::int from alerts a where a.user_id = r.id and a.state = ${alertStates.sent} and a.sent_at >= r.began)
        as "sentToday",
      array(select p.id from push_subscriptions p where p.user_id = r.id and p.server_key = ${serverKey} order by 1)
        as browsers
    from unnest(${readers.map((one) => one.id)}::uuid[],
      ${readers.map((one) => dayStart(now, one.timezone).toISOString())}::timestamptz[]) r (id, began)`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
