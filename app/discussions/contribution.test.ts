import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanText,
  isEditable,
  lengthOf,
  longest,
  mentionsIn,
  problemOf,
  quoteOf,
} from "./contribution.ts";

describe("the length of a text", () => {
  it("is what a person counts", () => {
    expect(lengthOf("é")).toBe(1);
    expect(lengthOf("e\u0301")).toBe(1);
    expect(lengthOf("👩‍👩‍👧‍👦")).toBe(1);
    expect(lengthOf("🇪🇺 und")).toBe(5);
  });
  it("is 10 to 2,000", () => {
    expect(problemOf("123456789")).toBe("short");
    expect(problemOf("1234567890")).toBeNull();
    expect(problemOf("ñ".repeat(longest))).toBeNull();
    expect(problemOf("👩‍👩‍👧‍👦".repeat(1_500))).toBe("long");
    expect(problemOf("x".repeat(longest + 1))).toBe("long");
    expect(problemOf("x".repeat(1_000_000))).toBe("long");
  });
  it("does not count what nobody sees", () => {
    for (const one of ["\u200b", "\u3164", "\u2800", "\u115f", "\u200d", "\u200f", "\u{e0041}"])
      expect(problemOf(cleanText(`a${one.repeat(12)}b`)), one).toBe("short");
    expect(problemOf(cleanText(`a${" ".repeat(12)}b`))).toBe("short");
  });
});

describe("a cleaned text", () => {
  it("has no controls, and nothing that turns the page around", () => {
    expect(cleanText("a\u0000b\u0007c\u202ed\u2066e\ufefff")).toBe("abcdef");
    expect(cleanText("one\r\ntwo\u2028three\n\n\n\nfour   \n")).toBe("one\ntwo\nthree\n\nfour");
    expect(cleanText("tab\there")).toBe("tab here");
  });
  it("keeps what scripts and pictures need", () => {
    for (const text of ["می\u200cخواهم", "👩‍👩‍👧", "שלום עולם", "Ελληνικά", "a\nb"])
      expect(cleanText(text)).toBe(text);
  });
  it("piles no marks", () => expect(cleanText(`a${"\u0316".repeat(500)}`).length).toBeLessThan(8));
  it("is clean once and for all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe("mentions", () => {
  it("begin after an @ that begins a word", () => {
    expect(mentionsIn("Dear @Ana Silva, and @Ben")).toEqual(["Ana Silva, and @Ben", "Ben"]);
    expect(mentionsIn("mail ana@example.eu, @ nobody, a@@b")).toEqual([]);
  });
  it("are five at most", () => {
    expect(problemOf("@a @b @c @d @e and more")).toBeNull();
    expect(problemOf("@a ".repeat(600))).toBe("mentions");
  });
});

it("can be changed for ten minutes", () => {
  const createdAt = new Date("2026-11-25T12:00:00Z");
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  expect(isEditable({ state: "shown", createdAt }, after(9.9))).toBe(true);
  expect(isEditable({ state: "held", createdAt }, after(9.9))).toBe(true);
  expect(isEditable({ state: "shown", createdAt }, after(10))).toBe(false);
  expect(isEditable({ state: "rejected", createdAt }, after(1))).toBe(false);
});

it("quotes the beginning, without what was quoted there", () => {
  expect(quoteOf("> before\n\nOne.\nTwo.")).toBe("> One.\n> Two.\n\n");
  expect(quoteOf("word ".repeat(200)).length).toBeLessThan(320);
  expect(quoteOf(`x${"😀".repeat(200)}`)).toMatch(/😀 …\n\n$/u);
});
