// Deliveries of events: in order, signed anew for each attempt, retried with growing pauses in real time.
import type { Endpoint, Event } from "../objects/machinery.ts";
import type { World } from "../world.ts";
import { signature } from "./sign.ts";

/** The result of one attempt: an HTTP status, or the error. */
export type Attempt = { at: string; status: number | null; error: string | null; ms: number };
export type Signing = "valid" | "forged" | "wrong_secret" | "missing";

/** Sends an event once. The signature is dated back by `ageSeconds`. Never throws. */
export async function send(
  world: World,
  event: Event,
  endpoint: Endpoint,
  {
    signing = "valid",
    ageSeconds = 0,
    timeoutMs = 10_000,
  }: { signing?: Signing; ageSeconds?: number; timeoutMs?: number } = {},
): Promise<Attempt> {
  const startedAt = world.realNow();
  const body = JSON.stringify(event, null, 2);
  const secrets = world.store.privateState(endpoint.id).secrets ?? [];
  const seconds = Math.floor(startedAt / 1000) - ageSeconds;
  const header = {
    valid: signature(body, secrets, seconds),
    forged: signature(`${body} `, secrets, seconds),
    wrong_secret: signature(body, ["whsec_somebody_else"], seconds),
    missing: null,
  }[signing];
  const result = (status: number | null, error: string | null): Attempt => ({
    at: new Date(startedAt).toISOString(),
    status,
    error,
    ms: world.realNow() - startedAt,
  });
  try {
    const answer = await fetch(endpoint.url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (stripe-sandbox)",
        ...(header === null ? {} : { "stripe-signature": header }),
      },
    });
    await answer.body?.cancel();
    return result(answer.status, null);
  } catch (error) {
    return result(null, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

export const isDelivered = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;

export type DeliveryWorker = ReturnType<typeof newDeliveryWorker>;

/**
 * Delivers what is queued. `pauses` are the milliseconds before each retry; after the last one a delivery has
 * failed. At most `concurrency` (1 by default) are under way at once; with 1 events arrive in order.
 */
export function newDeliveryWorker(
  world: World,
  { pauses, timeoutMs }: { pauses: number[]; timeoutMs: number },
) {
  const { store } = world;
  let closed = false;
  let underway = 0;
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];
  store.sql("update deliveries set state = 'pending' where state = 'sending'").run();

  const count = (state: string): number =>
    Number(store.sql("select count(*) as n from deliveries where state = ?").get(state)?.n);
  const isIdle = () => count("pending") + count("sending") === 0;

  function claim(): {
    seq: number;
    event: string;
    endpoint: string;
    attempts: number;
    log: Attempt[];
  } | null {
    const row = store
      .sql(
        "update deliveries set state = 'sending' where seq = (select seq from deliveries where state = 'pending' and due <= ? order by due, seq limit 1) returning seq, event, endpoint, attempts, log",
      )
      .get(world.realNow());
    return row
      ? {
          seq: Number(row.seq),
          event: String(row.event),
          endpoint: String(row.endpoint),
          attempts: Number(row.attempts),
          log: JSON.parse(String(row.log)),
        }
      : null;
  }

  async function deliver(job: NonNullable<ReturnType<typeof claim>>): Promise<void> {
    const event = store.get("event", job.event);
    const endpoint = store.get("endpoint", job.endpoint);
    if (!event || !endpoint) {
      store.sql("delete from deliveries where seq = ?").run(job.seq);
      return;
    }
    const attempt = await send(world, event, endpoint, { timeoutMs });
    if (closed) return;
    const attempts = job.attempts + 1;
    const pause = pauses[job.attempts];
    const state = isDelivered(attempt) ? "delivered" : pause === undefined ? "failed" : "pending";
    store.atomically(() => {
      store
        .sql("update deliveries set state = ?, due = ?, attempts = ?, log = ? where seq = ?")
        .run(
          state,
          world.realNow() + (pause ?? 0),
          attempts,
          JSON.stringify([...job.log, attempt]),
          job.seq,
        );
      const fresh = store.get("event", job.event);
      if (state === "delivered" && fresh)
        store.save("event", {
          ...fresh,
          pending_webhooks: Math.max(0, fresh.pending_webhooks - 1),
        });
    });
  }

  function pump(): void {
    if (closed) return;
    clearTimeout(timer);
    const { concurrency } = {
      concurrency: 1,
      ...store.getGlobal<{ concurrency?: number }>("delivery", {}),
    };
    while (underway < concurrency) {
      const job = claim();
      if (!job) break;
      underway += 1;
      void deliver(job).finally(() => {
        underway -= 1;
        pump();
      });
    }
    if (isIdle()) {
      for (const wake of waiting) wake();
      waiting = [];
      return;
    }
    const next = store
      .sql("select min(due) as due from deliveries where state = 'pending'")
      .get()?.due;
    if (next != null)
      timer = setTimeout(pump, Math.min(Math.max(Number(next) - world.realNow(), 0) + 1, 60_000));
  }

  return {
    pump,
    count,
    isIdle,
    /** Resolves when nothing is queued; false when that takes longer than `ms`. */
    idle: (ms: number): Promise<boolean> =>
      new Promise((resolve) => {
        if (isIdle()) return resolve(true);
        const late = setTimeout(() => resolve(false), ms);
        waiting.push(() => {
          clearTimeout(late);
          resolve(true);
        });
        pump();
      }),
    close: () => {
      closed = true;
      clearTimeout(timer);
      for (const wake of waiting) wake();
    },
  };
}
