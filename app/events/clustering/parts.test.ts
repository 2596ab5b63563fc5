import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bCubed, countPairs, scoresOf } from "./evaluation.ts";
import { fold, foldName } from "./folding.ts";
import { countStory, newFrequencies, rarity, renormalise } from "./frequencies.ts";
import { getValue, newHashTable, scaleValues, setValue } from "./hash-table.ts";
import { headlineQuality } from "./headline.ts";
import { consonantSkeleton, phoneticCode } from "./phonetics.ts";
import { tokensOf } from "./tokens.ts";
import { isUpdate } from "./update.ts";
import { compareVectors, type Vector, vectorOf } from "./vectors.ts";

describe("words", () => {
  it("fold to Latin letters in every script", () => {
    const folded = ["Łódź", "Größe", "Πειραιά", "Ντόναλντ", "Пловдив", "Ħaż-Żebbuġ"].map(fold);
    expect(folded).toEqual(["lodz", "grosse", "pirea", "donalnt", "plovdiv", "haz-zebbug"]);
  });

  it("sound alike in the usual spellings of a name", () => {
    const names = "Zelensky Zelenskyy Selenskyj Zełenski Zelenskij Zelenski Зеленски Ζελένσκι";
    const sounds = names.split(" ").map((name) => phoneticCode(foldName(name)));
    expect(new Set(sounds.map((s) => consonantSkeleton(s)))).toEqual(new Set(["slns"]));
    expect(new Set(sounds.map((s) => s.slice(0, 5)))).toEqual(new Set(["selen"]));
    expect(phoneticCode(fold("Warschau")).slice(0, 4)).toBe(
      phoneticCode(fold("Varsovie")).slice(0, 4),
    );
  });

  it("are parted from numbers, with the places where a capital says little", () => {
    const tokens = tokensOf("Am 3.9.: 12 500 Euro, „Das“ war’s in Rom");
    expect(tokens.map((t) => t.folded)).toEqual("am 3.9 12500 euro das war in rom".split(" "));
    expect(tokens.filter((t) => t.capitalised && !t.startsSentence).map((t) => t.folded)).toEqual([
      "euro",
      "rom",
    ]);
  });
});

describe("a table", () => {
  it("holds what a map holds, and drops what has become little", () => {
    const entries = fc.array(
      fc.tuple(
        fc.integer().filter((k) => k !== 0),
        fc.nat(1000),
      ),
    );
    fc.assert(
      fc.property(entries, fc.nat(1000), (all, least) => {
        const table = newHashTable(Int32Array, 4);
        const map = new Map(all);
        for (const [key, figure] of all) setValue(table, key, figure);
        for (const [key, figure] of map) expect(getValue(table, key)).toBe(figure);
        scaleValues(table, 1, least);
        for (const [key, figure] of map)
          expect(getValue(table, key)).toBe(figure >= least ? figure : 0);
      }),
    );
  });
});

describe("rarity", () => {
  it("falls with every story that has a word, comes back with time, and is kept when settled", () => {
    const f = newFrequencies();
    const day = 86_400_000;
    const story = (at: number, keys: number[]) =>
      countStory(f, { lang: "en", at }, { monolingual: keys, crosslingual: [] });
    for (let i = 0; i < 50; i++) story(0, [8, 16 + 8 * i]);
    const often = rarity(f, "en", 8, false);
    expect(often).toBeLessThan(rarity(f, "en", 16, false));
    for (let i = 0; i < 50; i++) story(9 * day, [4096]);
    expect(rarity(f, "en", 8, false)).toBeGreaterThan(often);
    const before = rarity(f, "en", 4096, false);
    renormalise(f);
    expect(rarity(f, "en", 4096, false)).toBeCloseTo(before, 5);
  });
});

describe("vectors", () => {
  const vectors = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
    })
    .map((all) => vectorOf(new Map(all), () => 1, 1, 20));

  it("are as like each other as the other to them, and at most as to themselves", () => {
    fc.assert(
      fc.property(vectors, vectors, (a: Vector, b: Vector) => {
        expect(compareVectors(a, b)).toEqual(compareVectors(b, a));
        expect(compareVectors(a, a).cosine).toBeCloseTo(1, 5);
        expect(compareVectors(a, b).cosine).toBeLessThanOrEqual(1.00001);
      }),
    );
  });
});

describe("an update", () => {
  const text =
    "Eleven waggons left the rails between Krichim and Stamboliyski this morning and nobody was hurt";
  const first = {
    id: 1,
    lang: "en",
    country: "BG",
    outlet: "a",
    at: 0,
    title: "Train derails",
    excerpt: text,
  };

  it("is of the same outlet, and hardly changed", () => {
    expect(isUpdate(first, { ...first, id: 2, title: "Freight train derails" })).toBe(true);
    expect(isUpdate(first, { ...first, id: 2, outlet: "b" })).toBe(false);
    expect(
      isUpdate(first, {
        ...first,
        id: 2,
        excerpt: `${text.slice(0, 40)} after a storm broke trees`,
      }),
    ).toBe(false);
  });
});

describe("a title", () => {
  it("stands for nothing when it is a ticker, a video or a column", () => {
    const asides = [
      "Live: storm over Kiel",
      "Newsblog: der Tag",
      "Vídeo: la tormenta",
      "Kommentar: Es reicht",
    ];
    expect(asides.map(headlineQuality)).toEqual([0, 0, 0, 0]);
    expect(headlineQuality("Pensioners who live in Kiel are leaving their flooded homes")).toBe(1);
    expect(headlineQuality("Storm over Kiel")).toBe(0.85);
  });
});

describe("figures", () => {
  const answer = (event: string, group: number, lang = "en", within?: string) => ({
    event,
    group,
    lang,
    ...(within ? { within: [within] } : {}),
  });

  it("count pairs, of one language or across, and leave parts of one long story open", () => {
    const answers = [
      answer("a", 1),
      answer("a", 1, "de"),
      answer("a", 2),
      answer("b", 2, "en", "x"),
      answer("c", 2, "en", "x"),
    ];
    expect(countPairs(answers, "all")).toEqual({ right: 1, wrong: 2, missing: 2 });
    expect(countPairs(answers, "across")).toEqual({ right: 1, wrong: 0, missing: 1 });
    expect(scoresOf({ right: 3, wrong: 1, missing: 3 })).toMatchObject({
      precision: 0.75,
      recall: 0.5,
    });
  });

  it("B-cubed gives what every story has of its own, with or without those alone", () => {
    const answers = [answer("a", 1), answer("a", 1), answer("a", 2), answer("b", 3)];
    expect(bCubed(answers, "all").precision).toBe(1);
    expect(bCubed(answers, "all").recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3 + 1) / 4);
    expect(bCubed(answers, "all", true).recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3) / 3);
  });
});
