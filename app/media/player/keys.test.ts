import { expect, it } from "vitest";
import { wishOf } from "./keys.ts";

it("takes the keys that listeners know", () => {
  expect(wishOf("k", "button")).toEqual({ do: "toggle" });
  expect(wishOf("ArrowLeft", "other")).toEqual({ do: "skip", seconds: -5 });
  expect(wishOf("ArrowRight", "button")).toEqual({ do: "skip", seconds: 5 });
  expect(wishOf("3", "other")).toEqual({ do: "part", tenths: 3 });
  expect(wishOf("x", "other")).toBeNull();
});

it("leaves the space bar to a button that has the focus", () => {
  expect(wishOf(" ", "button")).toBeNull();
  expect(wishOf(" ", "other")).toEqual({ do: "toggle" });
});
