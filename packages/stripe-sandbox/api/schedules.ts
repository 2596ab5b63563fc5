import { addIntervals } from "../engine/calendar.ts";
import { endSubscription } from "../engine/cancel.ts";
import { releaseSchedule, scheduleFrom, setPhases } from "../engine/schedules.ts";
import { invalid } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newPhase, type Phase, type Schedule } from "../objects/schedule.ts";
import { isLive } from "../objects/subscription.ts";
import { now, type World } from "../world.ts";

/** Reads the phases that were sent. Only the last one may have no end. */
function phasesOf(
  world: World,
  schedule: Schedule,
  list: Params[],
): { phases: Phase[]; bounded: boolean } {
  const phases: Phase[] = [];
  let bounded = true;
  for (const [i, params] of list.entries()) {
    const start = startOf(world, params, phases.at(-1)?.end_date ?? schedule.phases[0]?.start_date);
    const items = (params.objects("items") ?? []).map((item) => ({
      price: objectInParam(world, "price", item.required("price"), "phases[items][price]").id,
      quantity: item.integer("quantity") ?? 1,
    }));
    const first = items[0] && world.store.getExisting("price", items[0].price);
    if (!first?.recurring)
      return invalid("Missing required param: phases[items].", { param: "phases[items]" });
    const duration = params.object("duration");
    const interval = duration?.oneOf("interval", ["day", "week", "month", "year"]);
    const end = params.integer("end_date");
    const open = end === undefined && interval === undefined;
    if (open && i < list.length - 1)
      invalid("Every phase but the last needs an `end_date` or a `duration`.", { param: "phases" });
    if (open) bounded = false;
    const phase = newPhase({
      currency: schedule.phases[0]?.currency ?? first.currency,
      start,
      end:
        end ??
        (interval
          ? addIntervals(start, interval, duration?.integer("interval_count") ?? 1)
          : addIntervals(start, first.recurring.interval, first.recurring.interval_count)),
      items,
      proration:
        params.oneOf("proration_behavior", ["none", "create_prorations", "always_invoice"]) ??
        "create_prorations",
    });
    if (phase.end_date <= phase.start_date)
      invalid("The phase's end date must be after its start date.", { param: "phases" });
    phases.push({ ...phase, metadata: params.metadata("metadata") });
  }
  return { phases, bounded };
}

function startOf(world: World, params: Params, otherwise: number | undefined): number {
  const sent = params.text("start_date");
  const start = sent === "now" ? now(world, null) : sent === undefined ? otherwise : Number(sent);
  if (start === undefined || !Number.isInteger(start))
    invalid("Invalid start_date.", { param: "phases[start_date]" });
  return start;
}

const active = (schedule: Schedule, verb: string): void => {
  if (schedule.status !== "active")
    invalid(
      `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
};

export const schedules = [
  route("POST /v1/subscription_schedules", ({ world, params }) => {
    const from = params.text("from_subscription");
    if (from === undefined)
      return invalid("The sandbox plays schedules made `from_subscription`.", {
        param: "from_subscription",
      });
    const sub = objectInParam(world, "subscription", from, "from_subscription");
    if (!isLive(sub)) invalid("You cannot migrate a subscription that is canceled.");
    if (sub.schedule)
      invalid(
        `You cannot migrate a subscription that is already attached to a schedule: ${sub.schedule}.`,
        { param: "from_subscription" },
      );
    const metadata = params.metadata("metadata");
    params.done();
    return scheduleFrom(world, sub, metadata);
  }),

  route("GET /v1/subscription_schedules", ({ world, params, url }) => {
    const customer = params.text("customer");
    const all = world.store.list("schedule", customer === undefined ? {} : { customer });
    return page(url, createdIn(all, params), params);
  }),

  route("GET /v1/subscription_schedules/:id", ({ world, id }) =>
    objectInPath(world, "schedule", id),
  ),

  route("POST /v1/subscription_schedules/:id", ({ world, id, params }) => {
    const before = objectInPath(world, "schedule", id);
    active(before, "update");
    const end = params.oneOf("end_behavior", ["release", "cancel"]) ?? before.end_behavior;
    const list = params.objects("phases");
    params.oneOf("proration_behavior", ["none", "create_prorations", "always_invoice"]);
    const metadata = params.metadata("metadata", before.metadata);
    const made = list
      ? phasesOf(world, before, list)
      : { phases: before.phases, bounded: world.store.privateState(id).bounded ?? true };
    params.done();
    return setPhases(world, { ...before, metadata }, made.phases, {
      bounded: made.bounded,
      endBehavior: end,
    });
  }),

  route("POST /v1/subscription_schedules/:id/release", ({ world, id, params }) => {
    const schedule = objectInPath(world, "schedule", id);
    active(schedule, "release");
    params.boolean("preserve_cancel_date");
    params.done();
    return releaseSchedule(world, schedule);
  }),

  route("POST /v1/subscription_schedules/:id/cancel", ({ world, id, params }) => {
    const schedule = objectInPath(world, "schedule", id);
    active(schedule, "cancel");
    params.boolean("invoice_now");
    params.boolean("prorate");
    params.done();
    const sub = schedule.subscription && world.store.get("subscription", schedule.subscription);
    if (sub) endSubscription(world, sub, { reason: "cancellation_requested" });
    return world.store.getExisting("schedule", id);
  }),
];
