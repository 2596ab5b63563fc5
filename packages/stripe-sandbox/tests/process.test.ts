// The sandbox as a process: start, stored state, and end.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, expect, it } from "vitest";
import { readSettings } from "../settings.ts";

const main = join(import.meta.dirname, "..", "main.ts");
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  folders.push(folder);
  return folder;
};
const ended = (child: ChildProcess) =>
  new Promise<number | string | null>((resolve) => {
    child.on("exit", (code, signal) => resolve(signal ?? code));
  });

async function start(folder: string, env: Record<string, string> = {}) {
  const child = fork(main, {
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
  });
  children.push(child);
  let [said, complained] = ["", ""];
  child.stderr?.on("data", (chunk) => {
    complained += chunk;
  });
  const exit = ended(child);
  const report = once(child, "message").then(([message]) => message);
  await new Promise<void>((resolve) => {
    void exit.then(() => resolve());
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      if (said.includes("\n")) resolve();
    });
  });
  const port = Number(/:(\d+)\n/.exec(said)?.[1]);
  const stripe = new Stripe("sk_test_sandbox", { host: "127.0.0.1", port, protocol: "http" });
  return { child, exit, said, port, report, complained: () => complained, stripe };
}

it("loses nothing when it is killed, and is alone in its folder", async () => {
  const folder = newFolder();
  const first = await start(folder);
  expect(first.said).toMatch(/^stripe-sandbox ready at http:\/\/127\.0\.0\.1:\d+\n$/);
  const product = await first.stripe.products.create({ name: "Basic" });
  const price = await first.stripe.prices.create({
    product: product.id,
    currency: "eur",
    unit_amount: 699,
    recurring: { interval: "month" },
  });
  const clock = await first.stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
  const customer = await first.stripe.customers.create({ test_clock: clock.id });
  const sub = await first.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: "pm_card_visa",
  });
  await first.stripe.testHelpers.testClocks.advance(clock.id, {
    frozen_time: 1_800_000_000 + 200 * 86_400,
  });
  const rival = await start(folder);
  expect(await rival.exit).toBe(75);
  first.child.kill("SIGKILL");
  await first.exit;

  const second = await start(folder);
  const { stripe } = second;
  await expect
    .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status)
    .toBe("ready");
  const paid = await stripe.invoices.list({ subscription: sub.id, status: "paid", limit: 100 });
  expect(paid.data).toHaveLength(7);
  second.child.kill("SIGTERM");
  expect(await second.exit).toBe(0);
});

it("tells its parent the port, and leaves a port alone that another program has", async () => {
  const first = await start(newFolder());
  expect(await first.report).toEqual({ port: first.port });
  const rival = await start(newFolder(), { SANDBOX_PORT: String(first.port) });
  expect(await rival.exit).toBe(69);
});

it("ends when the channel to its parent is gone", async () => {
  const { child, exit } = await start(newFolder());
  child.disconnect();
  expect(await exit).toBe(0);
});

it("refuses production and wrong settings, each by name", async () => {
  const refused = await start(newFolder(), {
    NODE_ENV: "production",
    SANDBOX_SECRET_KEY: "sk_live_x",
  });
  expect(await refused.exit).toBe(78);
  expect(refused.complained()).toContain("SANDBOX_ALLOW_PRODUCTION=1");
  expect(refused.complained()).toContain("SANDBOX_SECRET_KEY must begin with sk_test_");
  expect(readSettings({ NODE_ENV: "production", SANDBOX_ALLOW_PRODUCTION: "1" })).toMatchObject({
    ok: true,
    settings: { port: 3100, webhook: null },
  });
  expect(
    readSettings({ SANDBOX_PORT: "x", SANDBOX_WEBHOOK_URL: "ftp://x", SANDBOX_PUBLIC_URL: "x" }),
  ).toMatchObject({ ok: false, mistakes: { length: 4 } });
});
