import { describe, expect, it } from "vitest";
import { currencyOf, regionOf } from "./currency.ts";
import { lookupKeyOf, offerOf, offers, savingsOf } from "./plans.ts";

describe("the price book", () => {
  it("finds every offer again by the key that the payment provider has for it", () => {
    expect(offers).toHaveLength(12);
    expect(new Set(offers.map(lookupKeyOf)).size).toBe(12);
    for (const offer of offers) expect(offerOf(lookupKeyOf(offer))).toEqual(offer);
    for (const strange of ["", "eunison_gold_month_eur", null, undefined])
      expect(offerOf(strange)).toBeNull();
  });

  it("computes what a year saves, and never promises more", () => {
    expect(savingsOf("essential", "eur")).toEqual({ cents: 1488, percent: 17 });
    expect(savingsOf("insider", "eur")).toEqual({ cents: 4088, percent: 17 });
    expect(savingsOf("academy", "usd")).toEqual({ cents: 18_900, percent: 15 });
  });
});

describe("the currency", () => {
  it.each([
    ["de", "DE"],
    ["en", "US"],
    ["en-IE, de;q=0.5", "IE"],
    ["pt", "BR"],
    ["el;q=0.8", "GR"],
    ["*", null],
    ["", null],
    ["not a language", null],
  ])("%j is of %s", (header, region) => {
    expect(regionOf(header)).toBe(region);
  });

  it("is the dollar for the United States and for nowhere, else the euro; a choice stands", () => {
    const of = (acceptLanguage: string, cookie = "") => currencyOf({ acceptLanguage, cookie });
    expect(of("en")).toBe("usd");
    expect(of("")).toBe("usd");
    expect(of("fr-FR")).toBe("eur");
    expect(of("fr-FR", "theme=dark; currency=usd")).toBe("usd");
    expect(of("en-US", "currency=eur")).toBe("eur");
    expect(of("en-US", "currency=gbp")).toBe("usd");
  });
});
