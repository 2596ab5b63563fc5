import { expect, it } from "vitest";
import { nextToPlay, previousToPlay } from "./next-saved.ts";

const queue = ["article:1", "podcast:2", "video:3", "article:4", "podcast:5"];

it("goes on in the order of the queue, over what cannot be played", () => {
  expect(nextToPlay(queue, "podcast:2")).toBe("video:3");
  expect(nextToPlay(queue, "video:3")).toBe("podcast:5");
});

it("begins with the first after something that was not saved", () => {
  expect(nextToPlay(queue, "podcast:99")).toBe("podcast:2");
  expect(nextToPlay(["article:1"], "podcast:99")).toBeNull();
});

it("ends with the queue, and does not begin it again", () => {
  expect(nextToPlay(queue, "podcast:5")).toBeNull();
  expect(nextToPlay(["podcast:5"], "podcast:5")).toBeNull();
});

it("goes back in the same order, and no further than the first", () => {
  expect(previousToPlay(queue, "podcast:5")).toBe("video:3");
  expect(previousToPlay(queue, "podcast:2")).toBeNull();
  expect(previousToPlay(queue, "podcast:99")).toBeNull();
});
