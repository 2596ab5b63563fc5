// The product's billing beside a sandbox of the payment provider, over real HTTP in both directions. Time is one
// clock for both; webhooks come to an endpoint of their own and are handled when a test settles.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { readConfig } from "#platform/config.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { handleEvents, receiveEvent } from "#subscriptions/events.server.ts";
import type { Offer } from "#subscriptions/plans.ts";
import { setUp } from "#subscriptions/setup.server.ts";
import { startCheckout } from "#subscriptions/subscriptions.server.ts";
import { type Sandbox, startSandbox } from "../../packages/stripe-sandbox/sandbox.ts";
import { openTestDatabase, type TestDatabase } from "../database.ts";
import { signIn } from "./readers.ts";

export const webhookSecret = "whsec_of_the_billing_tests";
export type LogLine = { level: "info" | "warn" | "error" | "fatal"; message: string };

export type BillingStage = Awaited<ReturnType<typeof openBillingStage>>;

/** Everything, set up and stocked. `expectErrors`: lines of the log that a test looks at itself. */
export async function openBillingStage(o: { database?: TestDatabase } = {}) {
  const t = o.database ?? (await openTestDatabase());
  const lines: LogLine[] = [];
  let heard: string[] = [];
  let answer: (() => number) | null = null;
  let house: Basics | null = null;
  const endpoint = await listen(async (body, signature) => {
    if (answer) return answer();
    if (!house) return 503;
    const received = await receiveEvent(house, { body, signature });
    if (received.ok) heard.push(JSON.parse(body).type);
    return received.ok ? 200 : 400;
  });
  const sandbox: Sandbox = await startSandbox({
    webhook: { url: endpoint.url, secret: webhookSecret },
    // A busy machine is no reason to deliver twice.
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
  const basics: Basics = {
    db: t.db,
    config,
    now: () => new Date(Date.now() + aheadMs),
    log: logInto(lines),
  };
  house = basics;
  const stocked = await setUp(basics);
  if (!stocked.ok) throw new Error("the sandbox could not be set up");
  const url = new URL(sandbox.url);
  const stripe = new Stripe(sandbox.secretKey, {
    host: url.hostname,
    port: url.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Until all has been delivered and handled. */
  const settle = async (): Promise<void> => {
    do await sandbox.control("POST /_sandbox/settle", { timeout_ms: 120_000 });
    while ((await handleEvents(basics)) > 0);
  };
  return {
    ...t,
    house: basics,
    sandbox,
    stripe,
    endpoint,
    settle,
    lines,
    /** What the endpoint answers in place of handling; null: it handles. */
    answerWith: (status: (() => number) | null) => {
      answer = status;
    },
    /** The types of the events taken in since the last call. */
    heard: (): string[] => {
      const all = heard;
      heard = [];
      return all;
    },
    /** Moves both clocks; what falls due on the way happens. Nothing is handled yet. */
    move: async (to: Date): Promise<void> => {
      aheadMs = to.getTime() - Date.now();
      await sandbox.control("POST /_sandbox/clock", { now: to.toISOString() });
    },
    later: (days: number): Date => new Date(basics.now().getTime() + days * 86_400_000),
    reader: (email?: string) => signIn(t.db, basics.now(), email ? { email } : {}),
    close: async (): Promise<void> => {
      await sandbox.close();
      await endpoint.close();
      if (!o.database) await t.close();
    },
  };
}

export const insider: Offer = { plan: "insider", interval: "month", currency: "eur" };
export const essential: Offer = { plan: "essential", interval: "month", currency: "eur" };
export const good = "4242424242424242";

/** Marks a reader's trial as used: the next order is paid at once. */
export async function withoutTrial(
  stage: Pick<BillingStage, "pool" | "house">,
  reader: { id: string },
): Promise<void> {
  await stage.pool.query("insert into trials (user_id, started_at) values ($1, $2)", [
    reader.id,
    stage.house.now(),
  ]);
}

/** A page of the sandbox, or what posting a form to it answers. Redirects are not followed. */
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
  stage: Pick<BillingStage, "house">,
  reader: { id: string; email: string },
  offer: Offer,
): Promise<string> {
  const started = await startCheckout(stage.house, reader, offer, { locale: "en" });
  if (!started.ok) throw new Error(`the checkout did not begin: ${started.reason}`);
  return started.url;
}

/** Orders and pays with a card that simply works. The sandbox has few cards: who had this one before is forgotten. */
export async function subscribe(
  stage: Pick<BillingStage, "house" | "pool">,
  reader: { id: string; email: string },
  offer: Offer = insider,
  number: string = good,
): Promise<void> {
  await stage.pool.query("update trials set card = null");
  const url = await order(stage, reader, offer);
  const paid = await visit(url, card(number));
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
}

function logInto(lines: LogLine[]): Basics["log"] {
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
