import { expect, it } from "vitest";
import { commandOf } from "./keyboard-shortcuts.ts";

it("takes the keys that listeners know", () => {
  expect(commandOf("k", "button")).toEqual({ do: "toggle" });
  expect(commandOf("ArrowLeft", "other")).toEqual({ do: "skip", seconds: -5 });
  expect(commandOf("ArrowRight", "button")).toEqual({ do: "skip", seconds: 5 });
  expect(commandOf("3", "other")).toEqual({ do: "seek", tenths: 3 });
  expect(commandOf("x", "other")).toBeNull();
});

it("leaves the space bar to a button that has the focus", () => {
  expect(commandOf(" ", "button")).toBeNull();
  expect(commandOf(" ", "other")).toEqual({ do: "toggle" });
});
