import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import {
  type BillingStage,
  card,
  essential,
  goodCard,
  insider,
  openBillingStage,
  order,
  subscribe,
  visit,
} from "../../tests/factories/billing.ts";
import { clearPriceCache } from "./billing/prices.server.ts";
import { openProvider } from "./billing/provider.server.ts";
import { getAddressee, listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { lookupKeyOf, type Plan, passNames } from "./plans.ts";
import { subscriptionStatus } from "./status.server.ts";
import { openPortal, startCheckout, subscriptionOf, syncReader } from "./subscriptions.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterEach(() => {
  expect(stage.lines.splice(0).filter((line) => line.level !== "info")).toEqual([]);
});
afterAll(() => stage?.close());

const statusOf = (id: string) => subscriptionStatus(stage.db, id, stage.services.now());
const lettersOf = async (id: string): Promise<string[]> => {
  const { rows } = await stage.pool.query(
    "select subject from mails where user_id = $1 order by queued_at, id",
    [id],
  );
  return rows.map((row) => row.subject);
};

describe("the checkout", () => {
  it("makes the language of its page that of the letters, until the preferences name one", async () => {
    const reader = await stage.reader();
    const localeOf = async () => (await getAddressee(stage.db, reader.id))?.locale;
    expect(await localeOf()).toBe("en");
    await startCheckout(stage.services, reader, insider, { locale: "es" });
    expect(await localeOf()).toBe("es");
    await savePreferences(stage.db, reader.id, { language: "de" }, stage.services.now());
    await startCheckout(stage.services, reader, insider, { locale: "fr" });
    expect(await localeOf()).toBe("de");
  });

  it("leads from an order to an active trial, by webhooks alone", async () => {
    const reader = await stage.reader();
    const page = await visit(await order(stage, reader, insider));
    expect(page.text).toContain("Nothing is due today. From ");
    await subscribe(stage, reader);
    expect(await statusOf(reader.id)).toMatchObject({ subscribed: false });
    await stage.settle();
    const subscription = await subscriptionOf(stage.db, reader.id);
    expect(subscription).toMatchObject({
      plan: "insider",
      interval: "month",
      currency: "eur",
      amount: 19_99,
      tier: "premium",
      status: "trialing",
      cancelAt: null,
      nextPlan: null,
      pastDueSince: null,
    });
    expect(await statusOf(reader.id)).toEqual({
      subscribed: true,
      subscription_tier: "premium",
      subscription_end: subscription?.trialEndsAt,
    });
    expect(await lettersOf(reader.id)).toEqual(["Your free trial of Insider Pass has begun"]);
  });

  it("does not wait for webhooks when the success page looks itself", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader, essential);
    expect(await syncReader(stage.services, reader.id, 0)).toEqual({ ok: true });
    expect(await statusOf(reader.id)).toMatchObject({ subscription_tier: "basic" });
    await stage.settle();
    expect(await lettersOf(reader.id)).toHaveLength(1);
  });

  it("ends with one subscription and one customer when two tabs check out at once", async () => {
    const reader = await stage.reader();
    const urls = await Promise.all([
      order(stage, reader, insider),
      order(stage, reader, essential),
    ]);
    expect(new Set(urls).size).toBe(2);
    const paid = await Promise.all(urls.map((url) => visit(url, card(goodCard))));
    expect(paid.filter((answer) => answer.status === 303)).toHaveLength(1);
    await stage.settle();
    const { data: customers } = await stage.stripe.customers.list({ email: reader.email });
    expect(customers).toHaveLength(1);
    const { data } = await stage.stripe.subscriptions.list({
      customer: customers[0]?.id ?? "",
      status: "all",
    });
    expect(data).toHaveLength(1);
  });

  it("leads subscribers to the portal, with the change prepared", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader, essential);
    await stage.settle();
    const same = await startCheckout(stage.services, reader, essential, { locale: "de" });
    const other = await startCheckout(stage.services, reader, insider, { locale: "de" });
    expect(same.ok && same.url).toMatch(/\/p\/session\//);
    const page = await visit(other.ok ? other.url : "");
    expect(page.to).toMatch(/\/confirm\/sub_/);
  });

  it("offers no plan in the portal that is withheld", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader, essential);
    await stage.settle();
    const [live] = (await listSubscriptions(stage.db, reader.id)).map(({ id }) => id);
    const offered = async (o: { withheld?: Plan[] }) => {
      const opened = await openPortal(stage.services, reader, { locale: "en", ...o });
      const { text } = await visit(`${opened.ok ? opened.url : ""}/update/${live}`);
      return Object.values(passNames).filter((name) => text.includes(name));
    };
    expect(await offered({})).toEqual(["Essential Pass", "Insider Pass", "Academy"]);
    expect(await offered({ withheld: ["academy"] })).toEqual(["Essential Pass", "Insider Pass"]);
    const change = { locale: "en" as const, withheld: ["academy" as const] };
    const started = await startCheckout(stage.services, reader, insider, change);
    const page = await visit(started.ok ? started.url : "");
    expect(page.to).toMatch(/\/confirm\/sub_/);
  });

  it("charges the price of the page or nothing, and learns of a new price at once", async () => {
    const provider = await openProvider(stage.services.config);
    const key = lookupKeyOf(insider);
    const [known] = (await stage.stripe.prices.list({ lookup_keys: [key] })).data;
    if (!provider || !known) throw new Error("no price");
    const setUpPrice = (unit_amount: number) =>
      stage.stripe.prices.create({
        currency: known.currency,
        product: String(known.product),
        recurring: { interval: "month" },
        metadata: known.metadata,
        unit_amount,
        lookup_key: key,
        transfer_lookup_key: true,
      });
    const reader = await stage.reader();
    const begin = () => startCheckout(stage.services, reader, insider, { locale: "en" });
    await setUpPrice(29_99);
    // As in a process that has just been started.
    clearPriceCache(provider);
    expect(await begin()).toEqual({ ok: false, reason: "unavailable" });
    expect(stage.lines.splice(0)).toEqual([
      {
        level: "error",
        message: "a price is not set up as in the price book: npm run billing -- setup",
      },
    ]);
    await setUpPrice(19_99);
    expect(await begin()).toMatchObject({ ok: true });
  });
});
