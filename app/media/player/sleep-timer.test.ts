import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPlaying } from "../current-playback.ts";
import { setSleepTimer } from "./sleep-timer.ts";

const item = { key: "podcast:1", path: "", title: "", lang: "en", byline: "", artwork: "" };

class FakeMediaElement extends EventTarget {
  dataset: Record<string, string> = {};
  currentTime = 0;
  paused = true;
  seeking = false;
  play = async () => {
    this.paused = false;
  };
  pause = () => {
    this.paused = true;
  };
  /** Its page has chapters that begin at 0, 60 and 120 seconds. */
  closest = () => ({
    querySelectorAll: () => [0, 60, 120].map((at) => ({ dataset: { at: String(at) } })),
  });
  hears(at: number, sign = "timeupdate") {
    this.currentTime = at;
    this.dispatchEvent(new Event(sign));
  }
}
let mediaElement: FakeMediaElement;
const sleep = (when: string, done = () => {}) =>
  setSleepTimer(mediaElement as unknown as HTMLMediaElement, when, done);
const playOn = (other: FakeMediaElement) =>
  startPlaying(other as unknown as HTMLMediaElement, item);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  mediaElement = new FakeMediaElement();
  await playOn(mediaElement);
});
afterEach(() => {
  sleep("");
  vi.useRealTimers();
});

it("pauses after the minutes that were chosen, and says so", () => {
  const done = vi.fn();
  sleep("15", done);
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(mediaElement.paused).toBe(false);
  vi.advanceTimersByTime(1);
  expect([mediaElement.paused, done.mock.calls.length]).toEqual([true, 1]);
});

it("pauses what plays by then, also another piece", async () => {
  sleep("5");
  const other = new FakeMediaElement();
  await playOn(other);
  vi.advanceTimersByTime(5 * 60_000);
  expect(other.paused).toBe(true);
});

it("ends with another choice, or with none", () => {
  sleep("5");
  sleep("30");
  vi.advanceTimersByTime(29 * 60_000);
  expect(mediaElement.paused).toBe(false);
  sleep("");
  vi.advanceTimersByTime(60 * 60_000);
  expect(mediaElement.paused).toBe(false);
});

it("pauses at the end of the chapter, also of one that the reader went to", () => {
  mediaElement.hears(10);
  sleep("chapter");
  mediaElement.hears(59);
  expect(mediaElement.paused).toBe(false);
  mediaElement.hears(70, "seeked");
  mediaElement.hears(71);
  expect(mediaElement.paused).toBe(false);
  mediaElement.hears(120.2);
  expect(mediaElement.paused).toBe(true);
});

it("lets nothing follow the piece at whose end it is to stop", () => {
  sleep("end");
  expect(mediaElement.dataset).toHaveProperty("isLast");
  sleep("");
  expect(mediaElement.dataset).not.toHaveProperty("isLast");
  mediaElement.hears(130);
  sleep("chapter");
  expect(mediaElement.dataset).toHaveProperty("isLast");
});
