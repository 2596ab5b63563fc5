// What the pages after the payment and the page of a subscription say.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOrder } from "#subscriptions/orders.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { requestsTo } from "./requests.ts";

let site: TestSite;
let page: ReturnType<typeof requestsTo>["page"];
let post: ReturnType<typeof requestsTo>["post"];
let reader: SignedIn;
let basic: SignedIn;
let premium: SignedIn;

beforeAll(async () => {
  site = await openTestSite();
  ({ page, post } = requestsTo(site));
  reader = await signIn(site.db, noon);
  basic = await signIn(site.db, noon, { tier: "basic" });
  premium = await signIn(site.db, noon, { tier: "premium" });
});
afterAll(() => site?.close());

describe("after the payment page", () => {
  const success = (query: string, requester: SignedIn) =>
    page(`/subscription-success${query}`, requester);
  const ordered = async (tier?: "basic") => {
    const who = await signIn(site.db, site.clock.now(), tier ? { tier } : {});
    await placeOrder(
      site.db,
      who.id,
      {
        offer: { plan: "insider", interval: "month", currency: "eur" },
        locale: "en",
        withTrial: true,
        shown: ["€0 today", "Order with obligation to pay"],
      },
      noon,
    );
    return who;
  };

  it("says that the confirmation is on its way, and how to look again without scripts", async () => {
    const { head, html, text } = await success("?tier=premium&lang=en", await ordered());
    expect(text).toContain("Your confirmation is on its way");
    expect(head).toContain('<noscript><meta http-equiv="refresh" content="10"/></noscript>');
    expect(html).toContain('href="/subscription-success?tier=premium&amp;lang=en"');
    expect(text).not.toContain("is active");
    // The page waits for an order of more than the current plan.
    expect((await success("?tier=premium&lang=en", await ordered("basic"))).text).toContain(
      "Your confirmation is on its way",
    );
  });

  it("waits for nothing where nothing was ordered", async () => {
    const { head, text } = await success("?tier=premium&lang=en", reader);
    expect(text).toContain("There is nothing to confirm");
    expect(text).toContain("View Pricing Plans");
    expect(head).not.toContain("http-equiv");
    expect(text).not.toContain("on its way");
  });

  it("says what is active by what is stored, with its pass, and what it includes", async () => {
    const two = await success("?lang=en", premium);
    expect(two.text).toContain("Your Premium subscription (Insider Pass) is active");
    expect(two.text).toContain("Premium investigations");
    // The address alone neither gives Premium nor makes the page wait.
    for (const query of ["?lang=en", "?tier=premium&lang=en"]) {
      const one = await success(query, basic);
      expect(one.text).toContain("Your Basic subscription (Essential Pass) is active");
      expect(one.text).not.toContain("Premium investigations");
      for (const path of ["/news", "/subscription-manage", "/", "/support"])
        expect(one.html).toContain(`href="${path}?lang=en"`);
    }
  });

  it("says it once", async () => {
    const { html } = await success("?lang=en", premium);
    expect(html.match(/Your Premium subscription/g)).toHaveLength(1);
  });
});

describe("a reader's subscription", () => {
  it("is missing: the page says so, and leads to the plans", async () => {
    const { text, html } = await page("/subscription-manage?lang=en", reader);
    for (const said of [
      "Inactive",
      "You have no subscription.",
      "View Pricing Plans",
      reader.email,
    ])
      expect(text).toContain(said);
    expect(text).toContain("Member since 21 November 2026");
    expect(html).not.toContain("Manage Billing");
    expect((await post("/subscription-manage", reader, {})).headers.get("location")).toBe(null);
  });

  it("is described where access was given", async () => {
    const { text, html } = await page("/subscription-manage?lang=en", basic);
    for (const said of [
      "Active",
      "We have opened Basic (Essential Pass) for you, without an end date.",
    ])
      expect(text).toContain(said);
    expect(text).toContain("Upgrade to Premium");
    expect(html).toContain("/order?plan=insider&amp;interval=month&amp;currency=eur");
    expect((await page("/subscription-manage?lang=en", premium)).text).not.toContain(
      "Upgrade to Premium",
    );
  });

  const day = 86_400_000;
  const later = (days: number) => new Date(noon.getTime() + days * day);

  it.each([
    [
      {},
      "Active Basic Plan (Essential Pass) €6.99 /month Your plan renews by itself on 21 December 2026. Next billing",
    ],
    [
      { status: "trialing", trial_ends_at: later(7), period_ends_at: later(7) },
      "Your free trial runs until 28 November 2026. Then €6.99 is charged, unless you cancel before.",
    ],
    [
      { status: "trialing", trial_ends_at: later(7), cancel_at: later(7) },
      "You have cancelled. Your free trial ends on 28 November 2026, and nothing will be charged.",
    ],
    [{ cancel_at: later(30) }, "Everything stays open until 21 December 2026;"],
    [
      { status: "past_due", past_due_since: noon },
      "Your last payment did not go through. Your access stays open until 28 November 2026;",
    ],
    [
      { next_key: "eunison_essential_year_eur", next_at: later(30) },
      "It changes to Essential Pass for €69/year on 21 December 2026.",
    ],
    [{ lookup_key: null }, "We cannot tell which plan this is."],
    [
      { status: "canceled", ended_at: later(-1), withdrawn_at: later(-1) },
      "You withdrew from this contract. It ended on 20 November 2026.",
    ],
    [
      { withdrawn_at: later(-1) },
      "You withdrew from this contract on 20 November 2026. It ends once the payment provider can be reached, and what you have paid is given back then. Upgrade to Premium",
    ],
    [
      { currency: "usd", amount: 9_900, lookup_key: "eunison_essential_year_usd" },
      "Basic Plan (Essential Pass) $99 /year Your plan renews",
    ],
    [
      {
        status: "trialing",
        trial_ends_at: later(7),
        period_ends_at: later(7),
        next_key: "eunison_insider_year_eur",
        next_at: later(7),
      },
      "Your free trial runs until 28 November 2026. It changes to Insider Pass for €199/year on 28",
    ],
    [
      { status: "past_due", past_due_since: noon, cancel_at: later(30) },
      "You have cancelled: your plan does not renew and ends on 21 December 2026. Upgrade to",
    ],
  ] as const)("is described in words: %o", async (row, expected) => {
    const who = await signInSubscriber(site.db, noon, row);
    const { text } = await page("/subscription-manage?lang=en", who);
    expect(text).toContain(expected);
    expect(text).toContain("Manage Billing & Payment");
  });
});
