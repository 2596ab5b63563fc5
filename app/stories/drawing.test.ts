import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchClasses } from "./category.ts";
import { drawingOf, drawingsOf } from "./drawing.ts";
import { drawingChoices } from "./drawing-motifs.ts";
import { type Topic, topics } from "./topic.ts";

const story = (
  slug: string,
  topic: Topic | null,
  countries: ("FI" | "PT" | "DE" | "XX")[] = [],
) => ({
  slug,
  topics: topic ? [topic] : [],
  countries,
  nonEuCountries: [],
  picture: null,
});

const anyStory = fc
  .tuple(
    fc.string({ minLength: 1 }),
    fc.constantFrom(...topics),
    fc.constantFrom("FI", "PT", "DE", "XX"),
  )
  .map(([slug, topic, country]) => story(slug, topic, [country as "FI"]));
const anyList = (of: fc.Arbitrary<ReturnType<typeof story>>) =>
  fc.uniqueArray(of, { selector: ({ slug }) => slug, maxLength: 40 });

describe("what drawings are chosen from", () => {
  it.each(topics)("has six motifs and four hours for %s", (topic) => {
    expect(new Set(drawingChoices[topic].motifs).size).toBeGreaterThanOrEqual(6);
    expect(new Set(drawingChoices[topic].palettes).size).toBeGreaterThanOrEqual(4);
  });

  it.each(searchClasses)("has three motifs and four hours for %s", (section) => {
    expect(new Set(drawingChoices[section].motifs).size).toBeGreaterThanOrEqual(3);
    expect(new Set(drawingChoices[section].palettes).size).toBeGreaterThanOrEqual(4);
  });

  it("has no motif for two subjects", () => {
    const all = Object.values(drawingChoices).flatMap(({ motifs }) => motifs);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("drawings of a list", () => {
  it("never gives one of the five before again, nor a palette of the three before", () => {
    fc.assert(
      fc.property(anyList(anyStory), (list) => {
        const drawn = [...drawingsOf(list).values()];
        expect(drawn).toHaveLength(list.length);
        drawn.forEach(({ motif, palette }, n) => {
          expect(drawn.slice(Math.max(0, n - 5), n).map((d) => d.motif)).not.toContain(motif);
          expect(drawn.slice(Math.max(0, n - 3), n).map((d) => d.palette)).not.toContain(palette);
        });
      }),
    );
  });

  it("does so where all are about one topic", () => {
    fc.assert(
      fc.property(fc.constantFrom(...topics), fc.integer(), (topic, seed) => {
        const list = Array.from({ length: 30 }, (_, n) => story(`${seed} ${n}`, topic));
        const drawn = [...drawingsOf(list).values()];
        drawn.forEach(({ motif, palette }, n) => {
          expect(drawn.slice(Math.max(0, n - 5), n).map((d) => d.motif)).not.toContain(motif);
          expect(drawn.slice(Math.max(0, n - 3), n).map((d) => d.palette)).not.toContain(palette);
        });
      }),
    );
  });

  it("gives the first of a list what it has alone, and a longer list begins like a shorter one", () => {
    fc.assert(
      fc.property(anyList(anyStory), ([...list]) => {
        const [first] = list;
        if (!first) return;
        expect(drawingsOf(list).get(first.slug)).toEqual(drawingOf(first));
        const shorter = drawingsOf(list.slice(0, -1));
        for (const [slug, drawing] of shorter) expect(drawingsOf(list).get(slug)).toEqual(drawing);
      }),
    );
  });

  it("differs from what stands before the list", () => {
    const one = story("one", "Politics");
    const alone = drawingOf(one);
    const after = drawingsOf([one], { after: alone ? [alone] : [] }).get("one");
    expect(after?.motif).not.toBe(alone?.motif);
    expect(after?.palette).not.toBe(alone?.palette);
  });

  it("draws nothing for a picture, and for what has no topic only where every place needs one", () => {
    const picture = { src: "/image/pictures/one/800.webp", alt: "", width: null, height: null };
    const list = [
      { ...story("one", "Trade"), picture },
      story("two", null),
      story("three", null, ["XX"]),
    ];
    expect([...drawingsOf(list).keys()]).toEqual([]);
    const all = drawingsOf(list, { also: () => true });
    expect([...all.keys()]).toEqual(["two", "three"]);
    expect(drawingChoices.Society.motifs).toContain(all.get("two")?.motif);
    expect(drawingChoices.International.motifs).toContain(all.get("three")?.motif);
  });

  it("draws the north and the south in their own light", () => {
    for (let n = 0; n < 40; n++) {
      expect(drawingOf(story(`${n}`, "Politics", ["FI"]))?.palette).toMatch(/^(night|day|field)$/);
      expect(drawingOf(story(`${n}`, "Politics", ["PT"]))?.palette).toMatch(/^(noon|dawn)$/);
    }
  });
});
