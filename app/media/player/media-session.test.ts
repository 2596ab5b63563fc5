import { beforeEach, expect, it, vi } from "vitest";
import { setTrackActions, showOnDevice } from "./media-session.ts";

const item = {
  key: "podcast:1",
  path: "/podcast/1",
  title: "Seventy Kilometres",
  lang: "en",
  byline: "Border Lines",
  artwork: "/image/podcast/1/800.webp",
};
const handlers = new Map<string, ((details: object) => void) | null>();
const session = {
  metadata: null as object | null,
  position: null as object | null,
  setPositionState(position: object) {
    session.position = position;
  },
  setActionHandler(action: string, handler: ((details: object) => void) | null) {
    if (action === "seekto" && refusesSeeking) throw new TypeError("unknown action");
    handlers.set(action, handler);
  },
};
let refusesSeeking = false;

class FakeMediaElement extends EventTarget {
  dataset: Record<string, string> = {};
  currentTime = 100;
  duration = 200;
  playbackRate = 1.5;
  paused = false;
  play = async () => {
    this.paused = false;
  };
  pause = () => {
    this.paused = true;
  };
}
let mediaElement: FakeMediaElement;
const press = (action: string, details: object = {}) => handlers.get(action)?.(details);

beforeEach(() => {
  vi.stubGlobal("navigator", { mediaSession: session });
  vi.stubGlobal("MediaMetadata", Object);
  vi.stubGlobal("localStorage", { getItem: () => null });
  handlers.clear();
  refusesSeeking = false;
  mediaElement = new FakeMediaElement();
  showOnDevice(mediaElement as unknown as HTMLMediaElement, item);
});

it("shows on the lock screen what plays, and where it is", () => {
  expect(session.metadata).toEqual({
    title: "Seventy Kilometres",
    artist: "Border Lines",
    artwork: [{ src: "/image/podcast/1/800.webp" }],
  });
  mediaElement.dispatchEvent(new Event("seeked"));
  expect(session.position).toEqual({ duration: 200, position: 100, playbackRate: 1.5 });
});

it("answers to the keys of the lock screen", () => {
  press("seekbackward");
  expect(mediaElement.currentTime).toBe(85);
  press("seekforward");
  expect(mediaElement.currentTime).toBe(115);
  press("seekforward", { seekOffset: 10 });
  expect(mediaElement.currentTime).toBe(125);
  press("seekto", { seekTime: 7 });
  expect(mediaElement.currentTime).toBe(7);
  press("seekbackward");
  expect(mediaElement.currentTime).toBe(0);
  press("pause");
  expect(mediaElement.paused).toBe(true);
  press("play");
  expect(mediaElement.paused).toBe(false);
});

it("offers the piece before and after where there is one", () => {
  const next = vi.fn();
  setTrackActions({ previous: null, next });
  expect(handlers.get("previoustrack")).toBeNull();
  press("nexttrack");
  expect(next).toHaveBeenCalledOnce();
});

it("shows nothing more, and does nothing, once the player is closed", () => {
  showOnDevice(mediaElement as unknown as HTMLMediaElement, null);
  expect(session.metadata).toBeNull();
  expect(["play", "pause", "seekto"].map((action) => handlers.get(action))).toEqual([
    null,
    null,
    null,
  ]);
});

it("does without what a browser does not know", () => {
  refusesSeeking = true;
  handlers.clear();
  showOnDevice(mediaElement as unknown as HTMLMediaElement, item);
  expect([...handlers.keys()]).toEqual(["play", "pause", "seekbackward", "seekforward"]);
});
