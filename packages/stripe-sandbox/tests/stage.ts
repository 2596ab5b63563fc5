// A sandbox, the official client, and an endpoint that gets all events. Every answer and every event is checked against
// the schemas.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, expect } from "vitest";
import { type SandboxOptions, startSandbox } from "../sandbox.ts";
import { checkAnswer, checkObject } from "./schemas.ts";

export const webhookSecret = "whsec_of_the_tests";
export const noon = Date.UTC(2027, 0, 15, 12) / 1000;
export const days = 86_400;

type ReceivedEvent = { event: Stripe.Event; signature: string; body: string };
let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  const all = closing;
  closing = [];
  for (const close of all) await close();
});

/** An endpoint that checks signatures with the official client, answers `status()`, and keeps the events. */
async function openEndpoint(wrong: string[]) {
  const received: ReceivedEvent[] = [];
  const refused: string[] = [];
  let answerWith = () => 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const signature = String(request.headers["stripe-signature"] ?? "");
    const status = answerWith();
    try {
      const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret, 300);
      if (status === 200) received.push({ event, signature, body });
      const raw = JSON.parse(body);
      wrong.push(...checkObject("event", raw));
      wrong.push(
        ...checkObject(raw.data.object.object, raw.data.object).map((m) => `${raw.type} ${m}`),
      );
      response.writeHead(status).end();
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
  return {
    url,
    received,
    refused,
    answer: (status: () => number) => {
      answerWith = status;
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Closed after the test, which fails if an answer or an event was malformed. */
export async function openStage(options: SandboxOptions = {}) {
  const wrong: string[] = [];
  const endpoint = await openEndpoint(wrong);
  const sandbox = await startSandbox({
    webhook: { url: endpoint.url, secret: webhookSecret },
    retryPauses: [5, 5, 5],
    // Long, so that a busy machine does not cause repeated deliveries.
    timeoutMs: 60_000,
    ...options,
  });
  closing.unshift(async () => {
    await sandbox.close();
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  });
  const checked: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname } = new URL(String(input));
    const body: unknown = await answer.clone().json();
    try {
      wrong.push(...checkAnswer(init?.method ?? "GET", pathname, answer.status, body));
    } catch (error) {
      wrong.push(String(error));
    }
    return answer;
  };
  const stripe = new Stripe(sandbox.secretKey, {
    host: sandbox.host,
    port: sandbox.port,
    protocol: "http",
    httpClient: Stripe.createFetchHttpClient(checked),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const settle = () => sandbox.control("POST /_sandbox/settle", { timeout_ms: 60_000 });
  return {
    sandbox,
    stripe,
    endpoint,
    settle,
    /** The types of the events since the last call, after all are delivered. */
    events: async (): Promise<string[]> => {
      await settle();
      return endpoint.received.splice(0).map((h) => h.event.type);
    },
    /** Waits for a test clock to be ready. */
    advance: async (clock: string, to: number): Promise<void> => {
      const moving = await stripe.testHelpers.testClocks.advance(clock, { frozen_time: to });
      expect(moving.status).toBe("advancing");
      await settle();
      expect((await stripe.testHelpers.testClocks.retrieve(clock)).status).toBe("ready");
    },
  };
}

/** Two products with monthly and annual prices in euros. */
export async function stock({ stripe }: Stage) {
  const make = async (name: string, month: number, year: number) => {
    const product = await stripe.products.create({ name, metadata: { tier: name.toLowerCase() } });
    const price = (interval: "month" | "year", amount: number) =>
      stripe.prices.create({
        product: product.id,
        currency: "eur",
        unit_amount: amount,
        recurring: { interval },
        lookup_key: `${name.toLowerCase()}_${interval}_eur`,
        tax_behavior: "inclusive",
      });
    return { product, month: await price("month", month), year: await price("year", year) };
  };
  return { basic: await make("Basic", 699, 6900), premium: await make("Premium", 1999, 19_900) };
}
export type Stock = Awaited<ReturnType<typeof stock>>;

/** A customer on a test clock of their own. */
export async function person({ stripe }: Stage, email = "ada@example.eu") {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: noon });
  const customer = await stripe.customers.create({ email, test_clock: clock.id });
  return { clock: clock.id, customer: customer.id };
}

export const cardForm = (number: string, more: Record<string, string> = {}) => ({
  card_number: number,
  expiry: "12 / 34",
  cvc: "123",
  name: "Ada Example",
  country: "DE",
  ...more,
});

/** Loads a page, or posts a form to it. Redirects are not followed. */
export async function browse(url: string, form?: Record<string, string>, language = "en") {
  const answer = await fetch(url, {
    redirect: "manual",
    headers: { "accept-language": language },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const to = answer.headers.get("location");
  return {
    status: answer.status,
    to: to === null ? null : new URL(to, url).href,
    text: await answer.text(),
  };
}

/** A checkout session for a price, with a trial when `trial` says how many days. */
export const order = ({ stripe }: Stage, customer: string, price: string, trial?: number) =>
  stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: "https://shop.example/done?session={CHECKOUT_SESSION_ID}",
    cancel_url: "https://shop.example/pricing",
    adaptive_pricing: { enabled: false },
    locale: "en",
    subscription_data: {
      metadata: { user: "u1" },
      ...(trial === undefined ? {} : { trial_period_days: trial }),
    },
  });

/** Pays a checkout with a good card. @returns the subscription */
export async function subscribed(stage: Stage, customer: string, price: string, trial?: number) {
  const session = await order(stage, customer, price, trial);
  const paid = await browse(session.url ?? "", cardForm("4242424242424242"));
  expect(paid.status).toBe(303);
  const done = await stage.stripe.checkout.sessions.retrieve(session.id);
  return stage.stripe.subscriptions.retrieve(String(done.subscription));
}

/** A portal that offers everything. */
export const portalConfiguration = ({ stripe }: Stage, { basic, premium }: Stock) =>
  stripe.billingPortal.configurations.create({
    default_return_url: "https://shop.example/manage",
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ["name", "email"] },
      subscription_cancel: {
        enabled: true,
        mode: "at_period_end",
        cancellation_reason: { enabled: true, options: ["too_expensive", "other"] },
      },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        products: [
          { product: basic.product.id, prices: [basic.month.id, basic.year.id] },
          { product: premium.product.id, prices: [premium.month.id, premium.year.id] },
        ],
        schedule_at_period_end: {
          conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }],
        },
      },
    },
  });
