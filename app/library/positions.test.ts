import { expect, it } from "vitest";
import { positionsLimit, updatePosition } from "./positions.ts";

const key = "article:7";

it("a piece that is read keeps the place of its voice, and one that is heard moves it", () => {
  const heard = updatePosition({}, key, { progress: 40, seconds: 83 }, 1_000);
  const read = updatePosition(heard, key, { progress: 65 }, 2_000);
  expect(read).toEqual({ [key]: { share: 65, at: 2_000, seconds: 83 } });
  expect(updatePosition(read, key, { progress: 70, seconds: 120 }, 3_000)).toEqual({
    [key]: { share: 70, at: 3_000, seconds: 120 },
  });
  // Heard to its end, it begins anew.
  expect(updatePosition(read, key, { progress: 100, seconds: 0 }, 3_000)[key]?.seconds).toBe(0);
});

it("an older place changes nothing, and of too many the oldest go", () => {
  const known = updatePosition({}, key, { progress: 40, seconds: 83 }, 2_000);
  expect(updatePosition(known, key, { progress: 10 }, 1_000)).toEqual(known);
  let many = known;
  for (let n = 0; n < positionsLimit; n++)
    many = updatePosition(many, `podcast:${n + 1}`, { progress: 1, seconds: 1 }, 3_000 + n);
  expect(Object.keys(many)).toHaveLength(positionsLimit);
  expect(many[key]).toBeUndefined();
});
