// The pure parts: calendar, prorations, forms, cards, signatures.
import fc from "fast-check";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { bankDecision, cards, isCardNumber } from "../cards.ts";
import { addIntervals, nextBoundary } from "../engine/calendar.ts";
import { changes } from "../engine/emit.ts";
import { prorate } from "../engine/lines.ts";
import { failureOf } from "../http/errors.ts";
import { decodeForm } from "../http/form.ts";
import { readParams } from "../http/params.ts";
import { html } from "../pages/html.ts";
import { seeded, shuffled } from "../webhooks/shuffle.ts";
import { signature } from "../webhooks/sign.ts";

const at = (iso: string) => Date.parse(iso) / 1000;

describe("the calendar", () => {
  it.each([
    ["2027-01-31T10:00:00Z", "month", 1, "2027-02-28T10:00:00Z"],
    ["2027-01-31T10:00:00Z", "month", 2, "2027-03-31T10:00:00Z"],
    ["2028-02-29T00:00:00Z", "year", 1, "2029-02-28T00:00:00Z"],
    ["2027-12-15T23:59:59Z", "month", 1, "2028-01-15T23:59:59Z"],
    ["2027-03-28T00:30:00Z", "day", 1, "2027-03-29T00:30:00Z"],
    ["2027-03-28T00:30:00Z", "week", 2, "2027-04-11T00:30:00Z"],
  ] as const)("%s and %s × %i", (from, interval, count, to) => {
    expect(addIntervals(at(from), interval, count)).toBe(at(to));
  });

  it("finds the end of the period that a moment is in", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
        fc.integer({ min: 0, max: 200_000_000 }),
        fc.constantFrom("day", "week", "month", "year"),
        (anchor, later, interval) => {
          const end = nextBoundary(anchor, { interval, interval_count: 1 }, anchor + later);
          expect(end).toBeGreaterThan(anchor + later);
          expect(end - anchor - later).toBeLessThanOrEqual(366 * 86_400);
        },
      ),
    );
  });
});

it("prorates so that what is unused and what is used make the whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.nat(1000), (amount, moment) => {
      const rest = prorate(amount, 0, 1000, moment);
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThanOrEqual(amount);
      expect(Math.abs(rest + prorate(amount, 0, 1000, 1000 - moment) - amount)).toBeLessThanOrEqual(
        1,
      );
    }),
  );
  expect(prorate(1999, 0, 31, 10)).toBe(Math.round((1999 * 21) / 31));
  expect(prorate(1999, 5, 5, 5)).toBe(0);
});

describe("forms", () => {
  const tree = (text: string) => readParams(decodeForm(text));

  it("reads brackets as Stripe does", () => {
    const params = tree("a[b][0][c]=1&a[b][1][c]=2&tags[]=x&tags[]=y&metadata[k]=v&on=true&n=-3");
    expect(
      params
        .object("a")
        ?.objects("b")
        ?.map((o) => o.integer("c")),
    ).toEqual([1, 2]);
    expect(params.texts("tags")).toEqual(["x", "y"]);
    expect(params.metadata("metadata", { k: "old", other: "kept" })).toEqual({
      k: "v",
      other: "kept",
    });
    expect([params.boolean("on"), params.integer("n")]).toEqual([true, -3]);
    params.done();
  });

  it.each([
    ["x=1", () => {}, "Received unknown parameter: x"],
    ["a[b]=1&a[c]=1", (p) => p.object("a")?.text("b"), "Received unknown parameter: a[c]"],
    ["n=1.5", (p) => p.integer("n"), "Invalid integer: 1.5"],
    ["n=yes", (p) => p.boolean("n"), "Invalid boolean: yes"],
    ["n=x", (p) => p.oneOf("n", ["a", "b"]), "must be one of a, b"],
    ["n=", (p) => p.text("n"), "empty string"],
    ["n[a]=1", (p) => p.text("n"), "Invalid string: n"],
    ["n=1", (p) => p.object("n"), "Invalid object: n"],
    ["", (p) => p.required("n"), "Missing required param: n."],
  ] as [string, (params: ReturnType<typeof tree>) => unknown, string][])(
    "refuses %s",
    (text, read, says) => {
      const params = tree(text);
      try {
        read(params);
        params.done();
      } catch (error) {
        expect(failureOf(error)).toMatchObject({
          status: 400,
          error: { type: "invalid_request_error" },
        });
        expect(failureOf(error)?.error.message).toContain(says);
        return;
      }
      throw new Error("It was accepted.");
    },
  );

  it("clears metadata by empty values", () => {
    expect(tree("m[a]=").metadata("m", { a: "1", b: "2" })).toEqual({ b: "2" });
    expect(tree("m=").metadata("m", { a: "1" })).toEqual({});
    expect(() => decodeForm(`a${"[b]".repeat(20)}=1`)).toThrow(RangeError);
  });

  it("takes any text for a name without harm", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          decodeForm(text);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
        expect(Object.prototype).not.toHaveProperty("polluted");
      }),
    );
    expect(decodeForm("__proto__[polluted]=1").size).toBe(1);
  });
});

it("knows test cards, and that they are card numbers", () => {
  for (const card of cards) expect(isCardNumber(card.number)).toBe(true);
  expect(isCardNumber("4242424242424241")).toBe(false);
  const twice = cards.find((c) => c.behaviour === "authenticates once");
  if (!twice) throw new Error("There is no such card.");
  const moment = { what: "charge", present: false, passed: false } as const;
  expect(bankDecision(twice, { ...moment, setUp: true })).toBe("succeeds");
  expect(bankDecision(twice, { ...moment, setUp: false })).toBe("authenticate");
});

it("signs as Stripe does", () => {
  const seconds = Math.floor(Date.now() / 1000);
  const header = signature("{}", ["whsec_new", "whsec_old"], seconds);
  for (const secret of ["whsec_new", "whsec_old"])
    expect(Stripe.webhooks.signature?.verifyHeader("{}", header, secret, 300)).toBe(true);
  expect(() => Stripe.webhooks.signature?.verifyHeader("{ }", header, "whsec_new", 300)).toThrow();
});

it("tells what has changed, and what is gone", () => {
  expect(changes({ a: 1, b: { c: 2 }, d: 3 }, { a: 1, b: { c: 4 }, e: 5 })).toEqual({
    b: { c: 2 },
    d: 3,
    e: null,
  });
});

it("escapes what stands in a template", () => {
  expect(html`<p>${'<a href="x">'}${[html`<b>${"&"}</b>`, null, false, 7]}</p>`.html).toBe(
    "<p>&lt;a href=&quot;x&quot;&gt;<b>&amp;</b>7</p>",
  );
});

it("shuffles the same way for the same seed", () => {
  const all = Array.from({ length: 20 }, (_, i) => i);
  expect(shuffled(all, seeded(5))).toEqual(shuffled(all, seeded(5)));
  expect(shuffled(all, seeded(5))).not.toEqual(shuffled(all, seeded(6)));
  expect(shuffled(all, seeded(5)).sort((a, b) => a - b)).toEqual(all);
});
