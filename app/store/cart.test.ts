import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addOne,
  type CartLine,
  changeVariant,
  countOf,
  type FactsBySlug,
  maxQuantity,
  quickVariant,
  readCart,
  readWishlist,
  setQuantity,
  totalsOf,
} from "./cart.ts";

const offers: FactsBySlug = {
  shirt: { price: 2499, colours: ["navy", "sand"], sizes: ["S", "M", "L"] },
  mug: { price: 1599, colours: ["sand"], sizes: [] },
};
const mug: CartLine = { slug: "mug", colour: "sand", size: null, quantity: 1 };
const shirt: CartLine = { slug: "shirt", colour: "navy", size: "M", quantity: 2 };

const anyLine = fc.oneof(
  fc.record({
    slug: fc.constant("shirt"),
    colour: fc.constantFrom("navy" as const, "sand" as const),
    size: fc.constantFrom("S" as const, "M" as const, "L" as const),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  }),
  fc.record({
    slug: fc.constant("mug"),
    colour: fc.constant("sand" as const),
    size: fc.constant(null),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  }),
);
const anyCart = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => readCart(JSON.stringify(lines), offers));

describe("the totals of a cart", () => {
  it("take a member's percent off the whole, to the nearest cent", () => {
    expect(totalsOf([shirt, mug], offers, 0)).toEqual({ subtotal: 6597, discount: 0, total: 6597 });
    // 15% of 65.97 are 9.8955.
    expect(totalsOf([shirt, mug], offers, 15)).toMatchObject({ discount: 990, total: 5607 });
    expect(totalsOf([shirt, mug], offers, 20)).toMatchObject({ discount: 1319, total: 5278 });
    expect(totalsOf([], offers, 20)).toEqual({ subtotal: 0, discount: 0, total: 0 });
  });

  it("are whole cents that add up, at most half a cent from the exact share", () => {
    fc.assert(
      fc.property(anyCart, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const { subtotal, discount, total } = totalsOf(lines, offers, percent);
        expect([subtotal, discount, total].every(Number.isInteger)).toBe(true);
        expect(discount + total).toBe(subtotal);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(Math.abs(discount * 100 - subtotal * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it("do not depend on the order of the lines", () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        expect(totalsOf(lines.toReversed(), offers, 15)).toEqual(totalsOf(lines, offers, 15));
      }),
    );
  });
});

describe("a cart", () => {
  it("counts one variant in one line, up to its limit", () => {
    const twice = addOne(addOne([], mug), mug);
    expect(twice).toEqual([{ ...mug, quantity: 2 }]);
    const full = setQuantity(twice, 0, 99);
    expect(countOf(full)).toBe(maxQuantity);
    expect(addOne(full, mug)).toEqual(full);
    expect(setQuantity(full, 0, 0)).toEqual([]);
  });

  it("joins lines that become the same variant, and loses nothing below the limit", () => {
    const small: CartLine = { ...shirt, size: "S", quantity: 3 };
    expect(changeVariant([shirt, mug, small], 2, { size: "M" })).toEqual([
      { ...shirt, quantity: 5 },
      mug,
    ]);
    expect(changeVariant([shirt], 0, { colour: "sand" })).toEqual([{ ...shirt, colour: "sand" }]);
  });

  it("survives being kept and read", () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        expect(readCart(JSON.stringify(lines), offers)).toEqual(lines);
      }),
    );
  });

  it("leaves out what is no line of it, whatever was kept", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const line of readCart(text, offers)) expect(offers[line.slug]).toBeDefined();
        for (const slug of readWishlist(text, offers)) expect(offers[slug]).toBeDefined();
      }),
    );
    const wrong = [
      { ...mug, slug: "gone" },
      { ...mug, slug: "constructor" },
      { ...mug, size: "M" },
      { ...shirt, size: null },
      { ...shirt, colour: "rose" },
      { ...mug, quantity: 0.5 },
      null,
    ];
    expect(readCart(JSON.stringify([...wrong, mug]), offers)).toEqual([mug]);
    expect(readWishlist('["mug", "gone", "mug", 7, "constructor"]', offers)).toEqual(["mug"]);
  });

  it("takes the size M at once, where there are sizes", () => {
    const variant = (slug: string) => quickVariant(slug, offers[slug] ?? (offers.mug as never));
    expect(variant("shirt")).toEqual({ slug: "shirt", colour: "navy", size: "M" });
    expect(variant("mug")).toEqual({ slug: "mug", colour: "sand", size: null });
  });
});
