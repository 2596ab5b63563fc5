import { expect, it } from "vitest";
import { rankRule } from "./rank.ts";
import { limitRepeatedNames, type RankedStory } from "./repeated-names.ts";

function headline(title: string, more: Partial<RankedStory> = {}): RankedStory {
  return { title, lang: "en", publishers: 1, score: 1, heldBack: false, breaking: false, ...more };
}

it.each([
  ["two headlines of small events", { publishers: 4 }, 2],
  ["three headlines", { publishers: 5 }, 3],
])("lets a name stand in %s before the others", (_, size, shown) => {
  const titles = [1, 2, 3, 4].map((n) =>
    headline(`now ${n} councils ask Merenova to resign`, size),
  );
  const other = headline("Harbour of Ronsund opens again");
  const order = limitRepeatedNames([...titles, other]);
  expect(order.indexOf(other)).toBe(shown);
  expect(order).toHaveLength(5);
});

it("shows what is breaking, whatever names it has", () => {
  const titles = [1, 2, 3].map((n) => headline(`now ${n} councils ask Merenova to resign`));
  const breaking = headline("Merenova resigns", { breaking: true });
  const other = headline("Harbour of Ronsund opens again");
  expect(limitRepeatedNames([...titles, breaking, other]).indexOf(breaking)).toBe(2);
});

it("shows what ten publishers report, whatever names it has", () => {
  const titles = [1, 2, 3].map((n) =>
    headline(`now ${n} councils ask Merenova to resign`, { publishers: 6 }),
  );
  const great = headline("Merenova resigns", { publishers: 10 });
  const other = headline("Harbour of Ronsund opens again");
  expect(limitRepeatedNames([...titles, great, other]).indexOf(great)).toBe(3);
});

it("shows one of two headlines with the same two names", () => {
  const first = headline("Merenova leaves Ronsund after the vote");
  const twin = headline("Vote in Ronsund ends the years of Merenova");
  const other = headline("Harbour of Ostrava opens again");
  expect(limitRepeatedNames([first, twin, other])).toEqual([first, other, twin]);
});

it("shows both where many headlines have these names: it is what the day is about", () => {
  const size = { publishers: 6 };
  const first = headline("Merenova leaves Ronsund after the vote", size);
  const second = headline("Strike ends in Ronsund as Merenova leaves", size);
  const other = headline("Harbour of Ostrava opens again");
  const day = ["now Merenova waits", "now Ronsund waits"].flatMap((title) =>
    Array.from({ length: 3 }, () => headline(title, { heldBack: true })),
  );
  expect(limitRepeatedNames([first, second, other, ...day]).slice(0, 2)).toEqual([first, second]);
  expect(limitRepeatedNames([first, second, other]).slice(0, 2)).toEqual([first, other]);
});

it("shows both where ten publishers report the second one", () => {
  const first = headline("Merenova leaves Ronsund after the vote", { publishers: 8 });
  const second = headline("Merenova sells the harbour of Ronsund", { publishers: 10 });
  const other = headline("Harbour of Ostrava opens again");
  expect(limitRepeatedNames([first, second, other])).toEqual([first, second, other]);
});

it("shows what happened before what was said of it, if many more report it and it is no old news", () => {
  const said = headline("Senator Brandt says the raid on Merenova in Ronsund was right", {
    publishers: 8,
  });
  const other = headline("Harbour of Ostrava opens again", { publishers: 3 });
  const happened = headline("Troops seize Merenova in Ronsund", { publishers: 15 });
  expect(limitRepeatedNames([said, other, happened])).toEqual([happened, other, said]);
  const fewer = { ...happened, publishers: 9 };
  expect(limitRepeatedNames([said, other, fewer])).toEqual([said, other, fewer]);
  const old = { ...happened, score: 0.5 };
  expect(limitRepeatedNames([said, other, old])).toEqual([said, other, old]);
});

it("keeps what is held back behind the first ten when a name repeats among them", () => {
  const held = headline("Harbour of Ostrava opens again", { heldBack: true });
  const titles = Array.from({ length: 12 }, (_, n) => headline(`now ${n} councils ask`));
  expect(limitRepeatedNames([held, ...titles]).indexOf(held)).toBe(rankRule.heldBackUntil);
});

it("lets one interview stand once, though it is told as several small events", () => {
  const first = headline("Merenova says she will stay", { publishers: 3 });
  const second = headline("Harbour can be saved, Merenova says", { publishers: 4 });
  const other = headline("Ronsund opens a bridge");
  expect(limitRepeatedNames([first, second, other])).toEqual([first, other, second]);
  const major = headline("Harbour will close, Merenova says", { publishers: 5 });
  expect(limitRepeatedNames([first, major, other])).toEqual([first, major, other]);
});
