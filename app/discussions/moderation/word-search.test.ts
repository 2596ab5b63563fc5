import { expect, it } from "vitest";
import { searchWords } from "./word-search.server.ts";

// Doubles its work with each letter.
const endless = "/^(a|a)*$/";
const hard = `${"a".repeat(60)}!`;

it("finds the entries of a list in a thread of its own", async () => {
  expect(await searchWords("What an idiot.", ["idiot"])).toEqual([[8, 13]]);
  expect(await searchWords("What a boiler.", ["idiot"])).toEqual([]);
});

it("gives up a search that takes for ever, and goes on with the next", async () => {
  const answers = await Promise.all([
    searchWords(hard, [endless], 100),
    searchWords("What an idiot.", ["idiot"]),
    searchWords(hard, [endless], 100),
    searchWords("Idiots.", ["idiot*"]),
  ]);
  expect(answers).toEqual([null, [[8, 13]], null, [[0, 6]]]);
});
