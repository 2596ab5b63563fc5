// The sandbox's own endpoints under /_sandbox, for tests and for moving its clock (see README.md). Bodies and answers
// are JSON.

import { newSecret } from "../api/machinery.ts";
import type { Clocks } from "../engine/clocks.ts";
import { emit } from "../engine/emit.ts";
import { defaultPolicy, globalNowMs, policyOf, type World } from "../world.ts";
import { type Body, readBody } from "./body.ts";
import { type DeliveryWorker, type Signing, send } from "./deliver.ts";
import { deliveryLog, type Release, release } from "./deliveries.ts";
import type { Fault, Faults } from "./faults.ts";

export type Control = {
  world: World;
  deliveryWorker: DeliveryWorker;
  clocks: Clocks;
  faults: Faults;
};
export type Answer = { status: number; body: unknown };
const ok = (body: unknown = {}): Answer => ({ status: 200, body });
const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
});

/** Answers a request to `/_sandbox/…`; null when there is no such endpoint. */
export async function control(
  parts: Control,
  line: string,
  query: URLSearchParams,
  json: unknown,
): Promise<Answer | null> {
  const handler = handlers[line];
  if (!handler) return null;
  const body = readBody(json);
  try {
    return await handler(parts, body, query);
  } catch (error) {
    if (error instanceof TypeError) return failure(400, "bad_request", error.message);
    throw error;
  }
}

type Handler = (parts: Control, body: Body, query: URLSearchParams) => Answer | Promise<Answer>;

const state = ({ world, deliveryWorker }: Control) => ({
  now: new Date(globalNowMs(world)).toISOString(),
  deliveries: Object.fromEntries(
    ["pending", "sending", "held", "delivered", "failed"].map((s) => [s, deliveryWorker.count(s)]),
  ),
  endpoints: world.store.list("endpoint").map(({ id, url, status }) => ({ id, url, status })),
});

async function moveClock({ world, clocks }: Control, body: Body): Promise<Answer> {
  const to = body.text("now");
  const by = body.text("advance");
  const target = to === undefined ? addDuration(globalNowMs(world), by ?? "") : Date.parse(to);
  if (Number.isNaN(target))
    return failure(
      400,
      "bad_request",
      'Send {"now": "2026-12-01T00:00:00Z"} or {"advance": "P7D"}.',
    );
  // Allows for the time that the request took to arrive.
  if (target < globalNowMs(world) - 5000)
    return failure(
      409,
      "behind",
      `The clock shows ${new Date(globalNowMs(world)).toISOString()} and only goes forward.`,
    );
  await clocks.moveGlobal(target);
  return ok({ now: new Date(globalNowMs(world)).toISOString() });
}

/** A moment plus an ISO 8601 duration of weeks, days, hours, minutes and seconds. */
function addDuration(ms: number, duration: string): number {
  const m = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!m || duration.length < 3) return Number.NaN;
  const [weeks, days, hours, minutes, seconds] = m.slice(1).map((n) => Number(n ?? 0));
  const whole =
    (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 +
    (minutes ?? 0) * 60 +
    (seconds ?? 0);
  return ms + whole * 1000;
}

async function resend({ world }: Control, body: Body): Promise<Answer> {
  const [id, type] = [body.text("event"), body.text("type")];
  const event = id
    ? world.store.get("event", id)
    : world.store.list("event", type === undefined ? {} : { type })[0];
  if (!event) return failure(404, "no_event", "There is no such event.");
  const endpoints = world.store.list("endpoint", { status: "enabled" });
  const signing = body.oneOf<Signing>("signature", ["valid", "forged", "wrong_secret", "missing"]);
  const once = () =>
    Promise.all(
      endpoints.map((e) =>
        send(world, event, e, {
          signing: signing ?? "valid",
          ageSeconds: body.number("age_seconds") ?? 0,
        }),
      ),
    );
  const times = Array.from({ length: body.number("times") ?? 1 });
  if (body.flag("concurrent"))
    return ok({ event: event.id, attempts: (await Promise.all(times.map(once))).flat() });
  const attempts = [];
  for (const _ of times) attempts.push(...(await once()));
  return ok({ event: event.id, attempts });
}

const handlers: Record<string, Handler> = {
  "GET /_sandbox/state": (parts) => ok(state(parts)),
  "GET /_sandbox/clock": ({ world }) => ok({ now: new Date(globalNowMs(world)).toISOString() }),
  "POST /_sandbox/clock": moveClock,

  "POST /_sandbox/settle": async (parts, body) => {
    const done = await parts.clocks.settle(body.number("timeout_ms") ?? 10_000);
    return done ? ok(state(parts)) : failure(504, "unsettled", "Deliveries are still under way.");
  },

  "GET /_sandbox/deliveries": ({ world }, _, query) =>
    ok({ deliveries: deliveryLog(world, query.get("state")) }),
  "POST /_sandbox/deliveries/mode": ({ world }, body) => {
    const known = world.store.getGlobal("delivery", {});
    const next = {
      ...known,
      ...body.some({
        hold: body.flag("hold"),
        delay_ms: body.number("delay_ms"),
        concurrency: body.number("concurrency"),
      }),
    };
    world.store.setGlobal("delivery", next);
    return ok(next);
  },
  "POST /_sandbox/deliveries/release": ({ world, deliveryWorker }, body) => {
    const wish: Release = {
      order: body.oneOf("order", ["emitted", "reversed", "shuffled"]) ?? "emitted",
      seed: body.number("seed") ?? 1,
      duplicate: body.number("duplicate") ?? 0,
    };
    const order = release(world, wish);
    deliveryWorker.pump();
    return ok({ ...wish, released: order.length, types: order });
  },
  "POST /_sandbox/deliveries/send": resend,

  "POST /_sandbox/events": ({ world }, body) => {
    const type = body.text("type");
    if (!type) return failure(400, "bad_request", "An event needs a type.");
    world.store.atomically(() => emit(world, type, body.object("object") ?? { object: "unknown" }));
    return ok({ event: world.store.list("event", { type })[0] });
  },

  "POST /_sandbox/secrets/rotate": ({ world }, body) => {
    const secret = body.text("secret") ?? newSecret();
    for (const { id } of world.store.list("endpoint")) {
      const [current] = world.store.privateState(id).secrets ?? [];
      world.store.setPrivateState(id, { secrets: current ? [secret, current] : [secret] });
    }
    return ok({ secret });
  },

  "GET /_sandbox/policy": ({ world }) => ok(policyOf(world)),
  "POST /_sandbox/policy": ({ world }, body) => {
    const next = {
      ...policyOf(world),
      ...body.some({
        retryDays: body.numbers("retryDays"),
        afterRetries: body.oneOf("afterRetries", ["cancel", "unpaid", "past_due"]),
        upcomingDays: body.number("upcomingDays"),
      }),
    };
    world.store.setGlobal("policy", next);
    return ok(next);
  },
  "DELETE /_sandbox/policy": ({ world }) => {
    world.store.setGlobal("policy", {});
    return ok(defaultPolicy);
  },

  "GET /_sandbox/faults": ({ faults }) => ok({ faults: faults.list() }),
  "DELETE /_sandbox/faults": ({ faults }) => {
    faults.clear();
    return ok();
  },
  "POST /_sandbox/faults": ({ faults }, body) => {
    const fault: Fault = {
      match: body.text("match") ?? "",
      times: body.number("times") ?? 1,
      ...body.some({
        status: body.number("status"),
        drop: body.oneOf("drop", ["before", "after"]),
        delayMs: body.number("delay_ms"),
      }),
    };
    faults.add(fault);
    return ok(fault);
  },
};
