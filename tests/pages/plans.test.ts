// Size: every plan, interval, currency and language on every page with a price.
// Plans over HTTP: prices in every language, the button for each kind of reader, and wrong addresses.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "#platform/locale.ts";
import { moneyText } from "#subscriptions/money.ts";
import { orderPath } from "#subscriptions/offer-address.ts";
import { placeOrder } from "#subscriptions/orders.server.ts";
import {
  amountOf,
  currencies,
  intervals,
  type Offer,
  offers,
  plans,
  savingsOf,
} from "#subscriptions/plans.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let reader: SignedIn;
let basic: SignedIn;
let premium: SignedIn;
const visitor = { headers: {} as Record<string, string> };

beforeAll(async () => {
  site = await openTestSite();
  reader = await signIn(site.db, noon);
  basic = await signIn(site.db, noon, { tier: "basic" });
  premium = await signIn(site.db, noon, { tier: "premium" });
});
afterAll(() => site?.close());

type Requester = { headers: Record<string, string> };
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const page = async (
  path: string,
  requester: Requester = visitor,
  headers: Record<string, string> = {},
) => {
  const response = await site.at(path, {
    headers: { ...requester.headers, ...headers },
    redirect: "manual",
  });
  const document = await response.text();
  const head = document.slice(0, document.indexOf("<body"));
  const html = mainOf(document);
  return { status: response.status, headers: response.headers, head, html, text: textOf(html) };
};
const post = (
  path: string,
  requester: Requester,
  fields: Record<string, string>,
): Promise<Response> =>
  site.at(path, {
    method: "POST",
    redirect: "manual",
    headers: { ...requester.headers, "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(fields)),
  });
/** A plan's card for one interval; that of the other interval is on the page too, hidden. */
const cardOf = (html: string, plan: string) =>
  html.slice(html.indexOf(`aria-labelledby="plan-${plan}"`)).split("</section>")[0] ?? "";
const shownIn = (card: string, interval: string) =>
  card
    .split(`class="if-${interval}"`)
    .slice(1)
    .map((part) => part.split('class="if-')[0] ?? "")
    .join(" ");
const words = (html: string) => textOf(html).replaceAll(" ", "");
const inWords = (text: string) => text.replace(/\s/g, "");

describe("prices", () => {
  const cases = locales.flatMap((locale) =>
    currencies.map((currency) => [locale, currency] as const),
  );
  it.each(cases)("are those of the price book, in %s and %s", async (locale, currency) => {
    const { html } = await page(`/pricing?lang=${locale}`, visitor, {
      cookie: `currency=${currency}`,
    });
    for (const plan of plans)
      for (const interval of intervals) {
        const card = shownIn(cardOf(html, plan), interval);
        const price = moneyText(locale, amountOf({ plan, interval, currency }), currency);
        expect(inWords(words(card)), `${plan} ${interval}`).toContain(inWords(price));
      }
  });

  it.each(offers)("are charged as they are shown: $plan $interval $currency", async (offer) => {
    for (const locale of locales) {
      const { status, html, text } = await page(`${orderPath(offer)}&lang=${locale}`, reader);
      expect(status).toBe(200);
      expect(html).toContain(`name="amount" value="${amountOf(offer)}"`);
      expect(inWords(text)).toContain(inWords(priceIn(locale, offer)));
    }
  });
  const priceIn = (locale: Locale, offer: Offer) =>
    moneyText(locale, amountOf(offer), offer.currency);

  it("are written as people write them", () => {
    expect(moneyText("en", 699, "eur")).toBe("€6.99");
    expect(moneyText("en", 9900, "usd")).toBe("$99");
    expect(moneyText("en", 0, "eur")).toBe("€0");
    expect(inWords(moneyText("de", 1999, "eur"))).toBe("19,99€");
    expect(inWords(moneyText("es", 999, "usd"))).toBe("9,99$");
    expect(inWords(moneyText("fr", 99_900, "eur"))).toBe("999€");
  });
});

describe("regions", () => {
  const seen = async (language: string, cookie = "") => {
    const { html, text } = await page("/pricing", visitor, {
      "accept-language": language,
      ...(cookie ? { cookie } : {}),
    });
    return {
      currency: /value="(usd|eur)" aria-pressed="true"/.exec(html)?.[1],
      struck: html.includes("<s>"),
      text,
    };
  };

  it("of the United States get dollars, what the specification strikes through, and what it saves", async () => {
    const { currency, struck, text } = await seen("en-US,en;q=0.8");
    expect([currency, struck]).toEqual(["usd", true]);
    for (const literal of [
      "Before: $14.99 $9.99",
      "$24.99 $19.99",
      "$299 $99",
      "Save up to 40%",
      "Save $80 annually",
      "Save $40 annually",
      "Save $189 annually",
      "/month",
      "/year",
      "MOST POPULAR",
      "PROFESSIONAL",
      "Essential Pass",
      "Insider Pass",
      "Academy",
      "All plans include a 7-day free trial. Cancel anytime.",
    ])
      expect(text).toContain(literal);
    expect(text).not.toContain("VAT");
  });

  it("elsewhere get euros, nothing struck through, and what twelve months cost more", async () => {
    for (const language of ["de", "en-GB", "fr-FR,en-US;q=0.9", "el"]) {
      const { currency, struck } = await seen(language);
      expect([language, currency, struck]).toEqual([language, "eur", false]);
    }
    const { text } = await seen("en-IE");
    expect(text).toContain("Save up to 17%");
    for (const plan of plans)
      expect(text).toContain(
        `Save ${moneyText("en", savingsOf(plan, "eur").cents, "eur")} annually`,
      );
    for (const made of ["40%", "14.99", "24.99", "299"]) expect(text).not.toContain(made);
    expect(text).toContain("Prices include VAT.");
  });

  it("that nobody can tell get dollars without anything struck through", async () => {
    const { currency, struck, text } = await seen("");
    expect([currency, struck]).toEqual(["usd", false]);
    expect(text).toContain("Save up to 17%");
  });

  it("give way to a choice, which a cookie keeps for a year", async () => {
    expect(await seen("de", "currency=usd")).toMatchObject({ currency: "usd", struck: false });
    expect(await seen("en-US", "currency=eur")).toMatchObject({ currency: "eur", struck: false });
    const chosen = await post("/pricing?lang=de", visitor, { currency: "usd", interval: "year" });
    expect([chosen.status, chosen.headers.get("location")]).toEqual([
      303,
      "/pricing?interval=year&lang=de",
    ]);
    expect(chosen.headers.get("set-cookie")).toBe(
      "currency=usd; Max-Age=31536000; Path=/; SameSite=Lax",
    );
  });

  it("are not shared by caches", async () => {
    const { headers } = await page("/pricing");
    expect(headers.get("cache-control") ?? "private, no-store").toMatch(/no-store/);
  });
});

describe("the page of plans", () => {
  it("leads visitors through the sign-in to their order, and readers to it in a tab of its own", async () => {
    const { html } = await page("/pricing?interval=year", visitor, { "accept-language": "de" });
    expect(html).toContain('data-interval="year"');
    expect(html).toContain(
      `/auth?redirectTo=${encodeURIComponent("/order?plan=academy&interval=year&currency=eur")}`,
    );
    expect(html).not.toContain('href="/order');
    const own = await page("/pricing", reader, {
      "accept-language": "de",
      cookie: `${reader.headers.cookie}`,
    });
    expect(own.html).toMatch(
      /<a href="\/order\?plan=insider&amp;interval=month&amp;currency=eur"[^>]*target="_blank" rel="noopener"/,
    );
    expect(own.html).not.toContain("/subscription-manage");
  });

  it("marks the plan that a reader has, and leads to what they have", async () => {
    for (const [who, plan] of [
      [basic, "essential"],
      [premium, "insider"],
    ] as const) {
      const { html } = await page("/pricing?lang=en", who);
      for (const one of plans)
        expect(cardOf(html, one).includes("Current Plan"), one).toBe(one === plan);
      expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Current Plan/);
      expect(textOf(html)).toContain("Manage Subscription");
      expect(html).toContain('href="/subscription-manage?lang=en"');
    }
  });

  it("promises nothing that is not there", async () => {
    const { text } = await page("/pricing?lang=en");
    for (const missing of ["Store", "discussions"])
      expect(text.toLowerCase()).not.toContain(missing.toLowerCase());
    for (const there of ["Daily digest by email", "Breaking news alerts"])
      expect(text).toContain(there);
  });

  it("refuses a currency that it does not know, in words", async () => {
    const wrong = await post("/pricing", visitor, { currency: "gbp" });
    expect(wrong.status).toBe(400);
    expect(textOf(mainOf(await wrong.text()))).toContain("Prices are in euros or US dollars.");
  });
});

describe("the order page", () => {
  const insider: Offer = { plan: "insider", interval: "month", currency: "eur" };

  it("says what is owed, when, and what the law wants said", async () => {
    const { text } = await page(`${orderPath(insider)}&lang=en`, reader);
    for (const said of [
      "Insider Pass",
      "€0 today, €19.99 per month from 28 November 2026, until cancelled.",
      "7 days free, until 28 November 2026.",
      "the plan renews every month at €19.99, until cancelled",
      "You may withdraw within 14 days, until 5 December 2026",
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

describe("the offer", () => {
  it("stands on the front page for readers without a plan, and nobody else", async () => {
    const { text, html } = await page("/?lang=en", reader);
    for (const literal of [
      "Unlock Premium European News",
      "Basic Plan (Essential Pass) €6.99 /month",
      "Start Basic Plan",
      "Start Premium Plan",
      "Premium Plan (Insider Pass) Most Popular €19.99 /month",
      "Everything in Basic (Essential Pass)",
      "7-day free trial • Cancel anytime • Secure payment",
    ])
      expect(text).toContain(literal);
    expect(html).toContain("/order?plan=essential&amp;interval=month&amp;currency=eur");
    for (const who of [visitor, basic, premium])
      expect((await page("/?lang=en", who)).text).not.toContain("Unlock Premium");
  });

  it("is the news for readers without a plan", async () => {
    const { status, text } = await page("/news?lang=en", reader);
    expect(status).toBe(200);
    expect(text).toContain("7-day free trial • Cancel anytime • EU privacy compliant");
    expect(text).not.toContain("Load More Articles");
  });
});

describe("after the payment page", () => {
  const success = (query: string, requester: Requester) =>
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
  it("is told without one", async () => {
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

  it("is told where access was given", async () => {
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
  ] as const)("is told in words: %o", async (row, said) => {
    const who = await signInSubscriber(site.db, noon, row);
    const { text } = await page("/subscription-manage?lang=en", who);
    expect(text).toContain(said);
    expect(text).toContain("Manage Billing & Payment");
  });
});
