import { beforeEach, expect, it, vi } from "vitest";
import { consentKey } from "#accounts/consent.ts";
import type { CurrentPlayback } from "#media/current-playback.ts";
import { positionsKey } from "./browser/storage-keys.ts";
import { parsePositions } from "./positions.ts";
import { storePosition } from "./store-position.ts";
import { trackPlayback } from "./track-playback.ts";

const key = "podcast:12";
const item = {
  key,
  path: "/podcast/12",
  title: "Twelve",
  lang: "en",
  byline: "A show",
  artwork: "",
};
const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), {
  documentElement: { dataset: {} },
  visibilityState: "hidden",
});
const media = Object.assign(new EventTarget(), { currentTime: 0, duration: 3_600, ended: false });

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => {});
  stored.set(consentKey, "accepted");
});

const seconds = () => parsePositions(JSON.parse(stored.get(positionsKey) ?? "{}"))[key]?.seconds;
/** As of a media element, whose events do not bubble. */
const sign = (name: string) => {
  const event = new Event(name);
  Object.defineProperty(event, "target", { value: media });
  page.dispatchEvent(event);
};

it("stores where a paused recording is once, and not over what was played elsewhere since", () => {
  trackPlayback(() => ({ media, item }) as unknown as CurrentPlayback);
  media.currentTime = 600;
  sign("pause");
  expect(seconds()).toBe(600);
  storePosition(key, { progress: 67, seconds: 2_400 });
  page.dispatchEvent(new Event("visibilitychange"));
  expect(seconds()).toBe(2_400);
  media.currentTime = 620;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(seconds()).toBe(620);
});
