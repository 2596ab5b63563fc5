import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { setUp } from "#subscriptions/setup.server.ts";
import { startSandbox } from "../../packages/stripe-sandbox/sandbox.ts";
import { signature } from "../../packages/stripe-sandbox/webhooks/sign.ts";
import { card, goodCard, visit } from "../factories/billing.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { openTestSite, origin, type TestSite } from "../site.ts";

const secret = "whsec_of_the_page_tests";
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let env: Record<string, string>;
let site: TestSite;
let closed: TestSite;
let reader: SignedIn;

beforeAll(async () => {
  sandbox = await startSandbox();
  env = {
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: sandbox.url,
  };
  const log = { info() {}, warn: console.warn, error: console.error, fatal: console.error };
  await setUp({ config: readConfig({ ...env, BASE_URL: origin }), log });
  // The sandbox uses the machine's time, so the site does as well.
  site = await openTestSite({ env, now: new Date() });
  closed = await openTestSite();
  reader = await signIn(site.db, site.clock.now());
});
afterAll(async () => {
  await site?.close();
  await closed?.close();
  await sandbox?.close();
});

const call = (name: string, body: unknown, o: { who?: SignedIn | null; at?: TestSite } = {}) =>
  (o.at ?? site).at(`/functions/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(o.who ?? reader).headers },
    body: JSON.stringify(body),
  });
const anonymous = (name: string) =>
  site.at(`/functions/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });

describe("the functions", () => {
  it("are for signed-in readers", async () => {
    for (const name of ["check-subscription", "create-checkout", "customer-portal"]) {
      const answer = await anonymous(name);
      expect(answer.status, name).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: "signed_out" } });
      expect((await site.at(`/functions/${name}`)).status, name).toBe(405);
    }
  });

  it("say what is wrong with a tier, a plan, an interval or a currency", async () => {
    for (const wrong of [
      { tier: "gold" },
      { plan: "platinum" },
      { interval: "week" },
      { currency: "gbp" },
      { tier: "basic", plan: "insider" },
      { tier: 7 },
      [],
      null,
    ]) {
      const answer = await call("create-checkout", wrong);
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
      const { error } = await answer.json();
      expect(error.message).toMatch(/^The request is wrong: /);
    }
  });

  it("lead to the checkout, and to the reader's portal", async () => {
    const buyer = await signIn(site.db, site.clock.now());
    const none = await call("customer-portal", {}, { who: buyer });
    expect(none.status).toBe(404);
    const answer = await call("create-checkout", {}, { who: buyer });
    expect(answer.status).toBe(200);
    expect((await answer.json()).url).toMatch(`${sandbox.url}/c/pay/cs_`);
    const portal = await call("customer-portal", {}, { who: buyer });
    expect((await portal.json()).url).toMatch(`${sandbox.url}/p/session/`);
    const rows = await site.db.selectFrom("customers").select("id").execute();
    expect(rows).toHaveLength(1);
  });

  it("offer no plan in the portal whose content is still withheld in production", async () => {
    const production = await openTestSite({
      env: { ...env, NODE_ENV: "production", SMTP_URL: "smtp://127.0.0.1:1" },
      now: new Date(),
    });
    try {
      const who = await signIn(production.db, production.clock.now());
      const begun = await call("create-checkout", {}, { who, at: production });
      await visit((await begun.json()).url, card(goodCard));
      const manage = await production.at("/subscription-manage", {
        method: "POST",
        redirect: "manual",
        headers: who.headers,
      });
      const portal = await call("customer-portal", {}, { who, at: production });
      for (const url of [(await portal.json()).url, manage.headers.get("location") ?? ""]) {
        const update =
          /\/p\/session\/[^"]+\/update\/[^"]+/.exec((await visit(url)).text)?.[0] ?? "";
        const { text } = await visit(new URL(update, url).href);
        expect(text).toContain("Insider Pass");
        expect(text).not.toContain("Academy");
      }
    } finally {
      await production.close();
    }
  });

  it("tell what a reader has, in the specification's words", async () => {
    const none = await call("check-subscription", {});
    expect(await none.json()).toEqual({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
    });
    const granted = await signIn(site.db, site.clock.now(), { tier: "premium" });
    expect(await (await call("check-subscription", {}, { who: granted })).json()).toEqual({
      subscribed: true,
      subscription_tier: "premium",
      subscription_end: null,
    });
  });

  it("are limited for each reader", async () => {
    const eager = await signIn(site.db, site.clock.now());
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await call("customer-portal", {}, { who: eager })).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404));
    expect(statuses[10]).toBe(429);
  });

  it("say that there is nothing to be had where there is no provider", async () => {
    const who = await signIn(closed.db, closed.clock.now());
    for (const name of ["create-checkout", "customer-portal"])
      expect((await call(name, {}, { who, at: closed })).status).toBe(503);
    expect((await call("check-subscription", {}, { who, at: closed })).status).toBe(200);
    expect((await closed.at("/webhooks/stripe", { method: "POST", body: "{}" })).status).toBe(503);
  });
});

describe("the webhook's address", () => {
  const post = (body: string, header: string | null) =>
    site.at("/webhooks/stripe", {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...(header && { "stripe-signature": header }),
      },
    });
  const now = () => Math.floor(Date.now() / 1000);

  it("takes the raw body as it was signed, and nothing else", async () => {
    // Spaces and an escape, which a body that was parsed and serialised again would lose.
    const body = '{ "id": "evt_raw",\n "type": "a\\u002eb", "data": {} }';
    const right = signature(body, [secret], now());
    expect((await post(body, right)).status).toBe(200);
    expect((await post(body, right)).status).toBe(200);
    expect((await post(body, null)).status).toBe(400);
    const nul = '{"id": "evt_\\u0000", "type": "a.b", "data": {}}';
    expect((await post(nul, signature(nul, [secret], now()))).status).toBe(400);
    expect((await post(`${body} `, right)).status).toBe(400);
    expect((await post(body, signature(body, [secret], now() - 301))).status).toBe(400);
    const rows = await site.db.selectFrom("stripe_events").select(["id", "type"]).execute();
    expect(rows).toEqual([{ id: "evt_raw", type: "a.b" }]);
    expect((await site.at("/webhooks/stripe")).status).toBe(405);
  });
});
