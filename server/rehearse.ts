import type { MoveClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { handleEvents } from "#subscriptions/events.server.ts";
import { setUp } from "#subscriptions/setup.server.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";

/** The payment provider's sandbox where payments are to be rehearsed; null where they are real, or there are none. */
export async function openRehearsal(config: Config, log: Log): Promise<Sandbox | null> {
  if (config.stripe) return null;
  if (config.rehearsal) return openSandbox(config, log);
  const because = config.production ? "STRIPE_SECRET_KEY is unset" : "BILLING is off";
  log.warn({}, `${because}: subscriptions cannot be had, and plans say so`);
  return null;
}

/** Stocks the sandbox and brings it to the product's time, once it answers. Never throws. */
export async function stockSandbox(sandbox: Sandbox, house: Basics): Promise<void> {
  try {
    if (!(await sandbox.ready())) return;
    await sandbox.follow(house.now());
    await setUp(house);
    house.log.info({}, `Payments are rehearsed at ${sandbox.stripe.apiUrl}: no money moves`);
  } catch (error) {
    house.log.error({ err: error }, "the payment sandbox could not be stocked");
  }
}

/** Moves the product's clock, then the sandbox's, and answers when what followed from it has been handled. */
export const movingBoth =
  (move: MoveClock, sandbox: Sandbox, house: Basics): MoveClock =>
  async (to) => {
    const moved = await move(to);
    if (!moved.ok) return moved;
    try {
      do await sandbox.follow(house.now());
      while ((await handleEvents(house)) > 0);
    } catch (error) {
      house.log.error({ err: error }, "the payment sandbox did not follow the clock");
    }
    return moved;
  };
