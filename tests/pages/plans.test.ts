// Plans over HTTP: prices in every language, currency and region, and what the page of plans and the offer show.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "#platform/locale.ts";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { moneyText } from "#subscriptions/money.ts";
import { orderPath } from "#subscriptions/offer-address.ts";
import {
  amountOf,
  currencies,
  intervals,
  type Offer,
  offers,
  plans,
  savingsOf,
} from "#subscriptions/plans.ts";
import { cacheable } from "../../server/cacheable.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { mainOf, requestsTo, visitor, withoutSpaces } from "./requests.ts";

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

/** A plan's card for one interval; that of the other interval is on the page too, hidden. */
const cardOf = (html: string, plan: string) =>
  html.slice(html.indexOf(`aria-labelledby="plan-${plan}"`)).split("</section>")[0] ?? "";
const shownIn = (card: string, interval: string) =>
  card
    .split(`class="if-${interval}"`)
    .slice(1)
    .map((part) => part.split('class="if-')[0] ?? "")
    .join(" ");

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
        expect(withoutSpaces(textOf(card)), `${plan} ${interval}`).toContain(withoutSpaces(price));
      }
  });

  it.each(offers)("are charged as they are shown: $plan $interval $currency", async (offer) => {
    for (const locale of locales) {
      const { status, html, text } = await page(`${orderPath(offer)}&lang=${locale}`, reader);
      expect(status).toBe(200);
      expect(html).toContain(`name="amount" value="${amountOf(offer)}"`);
      expect(withoutSpaces(text)).toContain(withoutSpaces(priceIn(locale, offer)));
    }
  });
  const priceIn = (locale: Locale, offer: Offer) =>
    moneyText(locale, amountOf(offer), offer.currency);

  it("are written as people write them", () => {
    expect(moneyText("en", 699, "eur")).toBe("€6.99");
    expect(moneyText("en", 9900, "usd")).toBe("$99");
    expect(moneyText("en", 0, "eur")).toBe("€0");
    expect(withoutSpaces(moneyText("de", 1999, "eur"))).toBe("19,99€");
    expect(withoutSpaces(moneyText("es", 999, "usd"))).toBe("9,99$");
    expect(withoutSpaces(moneyText("fr", 99_900, "eur"))).toBe("999€");
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

  it("are the same from the page cache as for a visitor themselves", async () => {
    const shown = async (path: string, headers: Record<string, string>) => {
      const html = await (await site.at(path, { headers })).text();
      return html.replace(/ nonce="[^"]*"/g, "");
    };
    for (const language of ["de", "en-US,en", "en-GB", "es-MX", "fr;q=0.5", "", "?"])
      for (const cookie of ["", "currency=usd", "currency=eur", "currency=gbp"]) {
        const found = cacheable("/pricing?interval=year", cookie, language);
        expect(
          await shown("/pricing?interval=year", { cookie, "accept-language": language }),
          `${language} ${cookie}`,
        ).toBe(
          await shown(found?.target ?? "", {
            cookie: found?.cookie ?? "",
            "accept-language": found?.acceptLanguage ?? "",
          }),
        );
      }
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

  it("lets a subscriber change the interval, and whoever has a plan for a time buy it", async () => {
    const buttons = async (who: SignedIn, plan: string) => {
      const { html } = await page("/pricing?lang=en", who);
      return intervals.map((interval) => {
        const shown = shownIn(cardOf(html, plan), interval);
        return ["Current Plan", "Sign Up"].filter((label) => shown.includes(label));
      });
    };
    const monthly = await signInSubscriber(site.db, noon);
    expect(await buttons(monthly, "essential")).toEqual([["Current Plan"], ["Sign Up"]]);
    expect(await buttons(monthly, "insider")).toEqual([["Sign Up"], ["Sign Up"]]);
    expect(await buttons(basic, "essential")).toEqual([["Current Plan"], ["Current Plan"]]);
    const granted = await signIn(site.db, noon);
    const endsAt = new Date(noon.getTime() + 30 * 86_400_000);
    await grantAccess(site.db, { userId: granted.id, tier: "basic", endsAt, by: "test" }, noon);
    const both = ["Current Plan", "Sign Up"];
    expect(await buttons(granted, "essential")).toEqual([both, both]);
    // A plan without an end is the one that counts.
    await grantAccess(site.db, { userId: granted.id, tier: "basic", endsAt: null, by: "t" }, noon);
    expect(await buttons(granted, "essential")).toEqual([["Current Plan"], ["Current Plan"]]);
  });

  it("promises nothing that is not there", async () => {
    const { text } = await page("/pricing?lang=en");
    for (const missing of ["Store"])
      expect(text.toLowerCase()).not.toContain(missing.toLowerCase());
    for (const there of ["Community discussions", "Daily digest by email", "Breaking news alerts"])
      expect(text).toContain(there);
  });

  it("refuses a currency that it does not know, in words", async () => {
    const wrong = await post("/pricing", visitor, { currency: "gbp" });
    expect(wrong.status).toBe(400);
    expect(textOf(mainOf(await wrong.text()))).toContain("Prices are in euros or US dollars.");
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
