import type { MoveClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { setUp } from "#subscriptions/setup.server.ts";
import { handleEvents } from "#subscriptions/webhooks.server.ts";
import { openSandboxProcess, type Sandbox } from "./sandbox-process.ts";

/** Opens the sandbox where it replaces the payment provider; null where payments are real or switched off, and where it cannot be started. */
export async function openPaymentSandbox(config: Config, log: Log): Promise<Sandbox | null> {
  if (config.stripe) return null;
  if (config.rehearsal) return openSandboxProcess(config, log);
  const reason = config.production ? "STRIPE_SECRET_KEY is unset" : "BILLING is off";
  log.warn({}, `${reason}: subscriptions cannot be had, and plans say so`);
  return null;
}

/** Advances the sandbox to the site's time, and sets up prices in it. Never throws. */
export async function preparePaymentSandbox(
  sandbox: Sandbox,
  services: CoreServices,
): Promise<void> {
  try {
    await sandbox.advanceTo(services.now());
    await setUp(services);
    services.log.info({}, `Payments are rehearsed at ${sandbox.stripe.apiUrl}: no money moves`);
  } catch (error) {
    services.log.error({ err: error }, "the payment sandbox could not be stocked");
  }
}

/** Moves the site clock, then the sandbox's, and handles the events that follow. */
export const moveBothClocks =
  (move: MoveClock, sandbox: Sandbox, services: CoreServices): MoveClock =>
  async (to) => {
    const moved = await move(to);
    if (!moved.ok) return moved;
    try {
      do await sandbox.advanceTo(services.now());
      while ((await handleEvents(services)) > 0);
    } catch (error) {
      services.log.error({ err: error }, "the payment sandbox did not follow the clock");
    }
    return moved;
  };
