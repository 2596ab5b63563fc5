// Our billing against the sandbox of the payment provider, over real HTTP in both directions. Both have the same time.
// Webhooks are received by an endpoint and handled when a test calls `settle`.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { readConfig } from "#platform/config.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import type { Offer } from "#subscriptions/plans.ts";
import { setUp } from "#subscriptions/setup.server.ts";
import { startCheckout } from "#subscriptions/subscriptions.server.ts";
import { handleEvents, receiveEvent } from "#subscriptions/webhooks.server.ts";
import { startSandbox } from "../../packages/stripe-sandbox/sandbox.ts";
import { openFiles } from "../../server/files.ts";
import { openTestDatabase, type TestDatabase } from "../database.ts";
import { signIn } from "./readers.ts";

export const webhookSecret = "whsec_of_the_billing_tests";
export type LogLine = { level: "info" | "warn" | "error" | "fatal"; message: string };

export type BillingStage = Awaited<ReturnType<typeof openBillingStage>>;

/** A stage with a database, and a sandbox with products and prices. `lines` is the log. */
export async function openBillingStage(o: { database?: TestDatabase } = {}) {
  const t = o.database ?? (await openTestDatabase());
  const lines: LogLine[] = [];
  let receivedTypes: string[] = [];
  let answer: (() => number) | null = null;
  // The endpoint listens before the services that it needs are put together.
  let ready: CoreServices | null = null;
  const endpoint = await listen(async (body, signature) => {
    if (answer) return answer();
    if (!ready) return 503;
    const received = await receiveEvent(ready, { body, signature });
    if (received.ok) receivedTypes.push(JSON.parse(body).type);
    return received.ok ? 200 : 400;
  });
  const sandbox = await startSandbox({
    webhook: { url: endpoint.url, secret: webhookSecret },
    // Long, so that a busy machine does not cause repeated deliveries.
    retryPauses: [5, 5, 5, 5, 5, 5],
    timeoutMs: 60_000,
  });
  const config = readConfig({
    DATA_DIR: "unused",
    BASE_URL: "http://127.0.0.1:4800",
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: sandbox.url,
  });
  let aheadMs = 0;
  const services: CoreServices = {
    db: t.db,
    config,
    now: () => new Date(Date.now() + aheadMs),
    log: logInto(lines),
    storage: openFiles(config),
  };
  ready = services;
  const stocked = await setUp(services);
  if (!stocked.ok) throw new Error("the sandbox could not be set up");
  const url = new URL(sandbox.url);
  const stripe = new Stripe(sandbox.secretKey, {
    host: url.hostname,
    port: url.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Waits until all events are delivered and handled. */
  const settle = async (): Promise<void> => {
    do await sandbox.control("POST /_sandbox/settle", { timeout_ms: 120_000 });
    while ((await handleEvents(services)) > 0);
  };
  return {
    ...t,
    services,
    sandbox,
    stripe,
    endpoint,
    settle,
    lines,
    /** Makes the endpoint answer with a status instead of receiving events; null ends that. */
    answerWith: (status: (() => number) | null) => {
      answer = status;
    },
    /** The types of the events received since the last call. */
    takeReceived: (): string[] => {
      const all = receivedTypes;
      receivedTypes = [];
      return all;
    },
    /** Moves both clocks, without handling the events that follow. */
    move: async (to: Date): Promise<void> => {
      aheadMs = to.getTime() - Date.now();
      await sandbox.control("POST /_sandbox/clock", { now: to.toISOString() });
    },
    later: (days: number): Date => new Date(services.now().getTime() + days * 86_400_000),
    reader: (email?: string) => signIn(t.db, services.now(), email ? { email } : {}),
    close: async (): Promise<void> => {
      await sandbox.close();
      await endpoint.close();
      if (!o.database) await t.close();
    },
  };
}

export const insider: Offer = { plan: "insider", interval: "month", currency: "eur" };
export const essential: Offer = { plan: "essential", interval: "month", currency: "eur" };
export const goodCard = "4242424242424242";

/** Marks the reader's trial as used, so that an order is paid at once. */
export async function withoutTrial(
  stage: Pick<BillingStage, "pool" | "services">,
  reader: { id: string },
): Promise<void> {
  await stage.pool.query("insert into trials (user_id, started_at) values ($1, $2)", [
    reader.id,
    stage.services.now(),
  ]);
}

/** Loads a page of the sandbox, or posts a form to it. Redirects are not followed. */
export async function visit(url: string, form?: Record<string, string>) {
  const answer = await fetch(url, {
    redirect: "manual",
    headers: { "accept-language": "en" },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const to = answer.headers.get("location");
  return {
    status: answer.status,
    to: to === null ? null : new URL(to, url).href,
    text: await answer.text(),
  };
}

/** The fields of the checkout's form. */
export const card = (number: string) => ({
  card_number: number,
  expiry: "12 / 34",
  cvc: "123",
  name: "Ada Example",
  country: "DE",
});

/** The checkout's address for a reader and an offer. */
export async function order(
  stage: Pick<BillingStage, "services">,
  reader: { id: string; email: string },
  offer: Offer,
): Promise<string> {
  const started = await startCheckout(stage.services, reader, offer, { locale: "en" });
  if (!started.ok) throw new Error(`the checkout did not begin: ${started.reason}`);
  return started.url;
}

/** Orders and pays with a good card. The hashes of cards are deleted first, as the sandbox has only a few cards. */
export async function subscribe(
  stage: Pick<BillingStage, "services" | "pool">,
  reader: { id: string; email: string },
  offer: Offer = insider,
  number: string = goodCard,
): Promise<void> {
  await stage.pool.query("update trials set card = null");
  const url = await order(stage, reader, offer);
  const paid = await visit(url, card(number));
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
}

function logInto(lines: LogLine[]): CoreServices["log"] {
  const at = (level: LogLine["level"]) => (_fields: object, message: string) =>
    void lines.push({ level, message });
  return { info: at("info"), warn: at("warn"), error: at("error"), fatal: at("fatal") };
}

async function listen(take: (body: string, signature: string | null) => Promise<number>) {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = request.headers["stripe-signature"];
    const status = await take(
      Buffer.concat(chunks).toString(),
      typeof signature === "string" ? signature : null,
    ).catch(() => 500);
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;
  return {
    url,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
