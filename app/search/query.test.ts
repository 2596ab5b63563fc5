import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuery } from "./query.ts";

const word = (text: string) => ({ words: [text], phrase: false });
const phrase = (...words: string[]) => ({ words, phrase: true });

describe("readQuery", () => {
  it("reads words, phrases, exclusions and alternatives", () => {
    expect(readQuery('Gas or oil "European  Bank" -"of the" −war').text).toEqual({
      all: [[word("gas"), word("oil")], [phrase("european", "bank")]],
      none: [phrase("of", "the"), word("war")],
    });
    expect(readQuery("a | b OR c d").text.all).toEqual([
      [word("a"), word("b"), word("c")],
      [word("d")],
    ]);
    expect(readQuery("or gas or").text.all).toEqual([[word("gas")]]);
    expect(readQuery('"or"').text.all).toEqual([[word("or")]]);
  });

  it("knows the accents of a word, by which languages know that it says little", () => {
    expect(readQuery("Hilfe FU\u0308R 'A\u0300' Ukraine").text.all).toEqual([
      [word("hilfe")],
      [{ ...word("fur"), accented: "für" }],
      [{ ...word("a"), accented: "à" }],
      [word("ukraine")],
    ]);
  });

  it("keeps together what an apostrophe or a hyphen joins, and initials as one word", () => {
    expect(readQuery("l'Écosse Covid-19 U.S. „große Koalition“").text.all).toEqual([
      [phrase("l", "ecosse")],
      [phrase("covid", "19")],
      [word("us")],
      [phrase("grosse", "koalition")],
    ]);
  });

  it.each([
    ["country:de country:Frankreich country:Österreich", { country: ["DE", "FR", "AT"] }],
    ["country:czech republic", { country: ["CZ"] }],
    ['country:"Czech Republic" country: Spain', { country: ["CZ", "ES"] }],
    ["country:EU", { country: ["EU"] }],
    ["bias:Left bias:far-right bias:mitte", { bias: ["left", "right", "center"] }],
    ["bias:far left bias: far right", { bias: ["left", "right"] }],
    ["type:vídeos Type:Artikel kind:episode", { kind: ["video", "article", "podcast"] }],
    ["lang:de language:français lang:Polish", { lang: ["de", "fr", "pl"] }],
    ["lang:nb lang:nn", { lang: ["no"] }],
    ['source:"Le Monde" source:dw', { source: ["Le Monde", "dw"] }],
    ["after:2026 before:24.12.2026", { after: "2026-01-01", before: "2026-12-24" }],
    ["after:2024-02-29 before:2026-5", { after: "2024-02-29", before: "2026-05-01" }],
  ])("reads the operators of %s", (q, filters) => {
    expect(readQuery(q)).toEqual({ text: { all: [], none: [] }, filters, unknown: [] });
  });

  it("names what means nothing, and takes other colons for words", () => {
    expect(
      readQuery("country:Atlantis after:2025-02-29 bias:up lang:zz -lang:de x").unknown,
    ).toEqual(["country:Atlantis", "after:2025-02-29", "bias:up", "lang:zz", "-lang:de"]);
    const { text, filters } = readQuery("Breaking:news type: what");
    expect(text.all).toEqual([[phrase("breaking", "news")], [word("type")], [word("what")]]);
    expect(filters).toEqual({});
  });

  it("reads anything, into folded words and nothing else", () => {
    const pieces = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        '"',
        "-",
        "or",
        "|",
        ":",
        "country:",
        "lang:de",
        "before:",
        " ",
        "'",
        "\\",
        "\0",
        "\ud800",
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const query = readQuery(parts.join(""));
        const terms = [...query.text.all.flat(), ...query.text.none];
        for (const { words, phrase } of terms) {
          expect(words.length).toBeGreaterThan(0);
          expect(phrase).toBe(words.length > 1);
          for (const one of words) expect(one).toMatch(/^[\p{L}\p{N}]{1,60}$/u);
        }
        expect(terms.flatMap(({ words }) => words).length).toBeLessThanOrEqual(16);
        expect(query.text.all.every((group) => group.length > 0)).toBe(true);
      }),
    );
  });

  it("finds every plain word again, whatever stands around it", () => {
    const plain = fc.stringMatching(/^[a-z]{3,9}$/);
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 8 }), (words) => {
        expect(readQuery(`  ${words.join("  ")} `).text.all).toEqual(words.map((w) => [word(w)]));
      }),
    );
  });
});
