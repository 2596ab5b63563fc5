// The order page over HTTP: what it says before the button, and what it refuses.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderPath } from "#subscriptions/offer-address.ts";
import type { Offer } from "#subscriptions/plans.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { mainOf, requestsTo } from "./requests.ts";

let site: TestSite;
let page: ReturnType<typeof requestsTo>["page"];
let post: ReturnType<typeof requestsTo>["post"];
let reader: SignedIn;

beforeAll(async () => {
  site = await openTestSite();
  ({ page, post } = requestsTo(site));
  reader = await signIn(site.db, noon);
});
afterAll(() => site?.close());

describe("the order page", () => {
  const insider: Offer = { plan: "insider", interval: "month", currency: "eur" };

  it("says what is owed, when, and what the law wants said", async () => {
    const { text } = await page(`${orderPath(insider)}&lang=en`, reader);
    for (const said of [
      "Insider Pass",
      "€0 today, €19.99 per month from 28 November 2026, until cancelled.",
      "7 days free, until 28 November 2026.",
      "the plan renews every month at €19.99, until cancelled",
      "You may withdraw for at least 14 days, until the end of 7 December 2026",
      "Eunison Media. The Terms of Service apply to this order.",
      "Prices include VAT.",
    ])
      expect(text).toContain(said);
  });

  it.each([
    ["en", "Order with obligation to pay"],
    ["de", "Zahlungspflichtig bestellen"],
    ["fr", "Commande avec obligation de paiement"],
    ["es", "Pedido con obligación de pago"],
  ])("has the lawful button in %s", async (lang, button) => {
    const { html } = await page(`${orderPath(insider)}&lang=${lang}`, reader);
    const label = /<button type="submit"[^>]*order-button[^>]*>([^<]*)</.exec(html)?.[1];
    expect(label).toBe(button);
  });

  it("gives no second trial, and says so", async () => {
    const again = await signIn(site.db, noon);
    await site.db.insertInto("trials").values({ user_id: again.id, started_at: noon }).execute();
    const { html, text } = await page(`${orderPath(insider)}&lang=en`, again);
    expect(text).toContain(
      "€19.99 today, then €19.99 per month from 21 December 2026, until cancelled.",
    );
    expect(html).toContain('name="trial" value="0"');
    expect(text).not.toMatch(/7-day|7 days free/);
    expect((await page("/pricing?lang=en", again)).text).not.toContain("7-day free trial");
    expect((await page("/?lang=en", again)).text).not.toContain("7-day free trial");
  });

  it("asks for a reader, and leads back here", async () => {
    const { status, headers } = await page(orderPath(insider));
    expect([status, headers.get("location")]).toEqual([
      302,
      `/auth?redirectTo=${encodeURIComponent("/order?plan=insider&interval=month&currency=eur")}`,
    ]);
  });

  it("tells what is wrong with an address or a form", async () => {
    for (const [query, message] of [
      ["", "We have no such plan."],
      ["?plan=gold", "We have no such plan."],
      ["?plan=insider&interval=week", "Plans are billed monthly or annually."],
      ["?plan=insider&currency=gbp", "Prices are in euros or US dollars."],
    ] as const) {
      const { status, text } = await page(`/order${query}`, reader);
      expect([query, status, text.includes(message)]).toEqual([query, 400, true]);
      const sent = await post("/order", reader, Object.fromEntries(new URLSearchParams(query)));
      expect(sent.status).toBe(400);
      expect(textOf(mainOf(await sent.text()))).toContain(message);
    }
  });

  it("takes no order whose price or trial is not what was seen", async () => {
    for (const seen of [{ amount: "999", trial: "1" }, { amount: "1999", trial: "0" }, {}]) {
      const sent = await post("/order", reader, { ...insider, ...seen } as Record<string, string>);
      expect(sent.status).toBe(409);
      expect(textOf(mainOf(await sent.text()))).toContain(
        "The terms of this order have changed since you opened the page.",
      );
    }
  });

  it("says when payments are out of reach", async () => {
    const sent = await post("/order", reader, { ...insider, amount: "1999", trial: "1" });
    expect(sent.status).toBe(503);
    expect(textOf(mainOf(await sent.text()))).toContain(
      "Nothing was ordered and nothing was charged.",
    );
  });

  it("chooses months and euros where nothing is named", async () => {
    const { html } = await page("/order?plan=insider", reader);
    expect(html).toMatch(/name="interval" value="month"[\s\S]*name="currency" value="eur"/);
  });
});
