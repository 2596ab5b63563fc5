import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FailureHandling, handleFailures } from "./failures.ts";
import { streamFailedEvent } from "./stream-failed-event.ts";

const words = {
  failed: "cannot be played",
  stalled: "nothing more arrives",
  denied: "not open",
};
const item = {
  key: "podcast:8",
  path: "/podcast/8",
  title: "Eight",
  lang: "en",
  byline: "A show",
  artwork: "",
};
const signed = (until: number) => `/media/podcast/8/${until}.sign/episode.mp3`;

class FakeMediaElement extends EventTarget {
  paused = true;
  currentTime = 0;
  loads = 0;
  dataset: Record<string, string> = {};
  src: string;
  constructor(src: string) {
    super();
    this.src = src;
  }
  getAttribute = () => this.src;
  querySelectorAll = () => [];
  pause = () => {
    this.paused = true;
  };
  load = () => {
    this.loads++;
  };
  async play() {
    this.paused = false;
  }
  hears(at: number) {
    this.dispatchEvent(new Event("playing"));
    this.currentTime = at;
    this.dispatchEvent(new Event("timeupdate"));
  }
}

let mediaElement: FakeMediaElement;
let box: { hidden: boolean; line: { textContent: string }; button: EventTarget };
let failures: FailureHandling;
let page: () => Promise<Response>;

function open(src: string) {
  mediaElement = new FakeMediaElement(src);
  box = { hidden: true, line: { textContent: "" }, button: new EventTarget() };
  const player = {
    dataset: { texts: JSON.stringify(words), state: "playing" },
    isConnected: true,
    querySelector: () => ({
      set hidden(value: boolean) {
        box.hidden = value;
      },
      querySelector: (part: string) => (part === "[role=alert]" ? box.line : box.button),
    }),
  };
  failures = handleFailures(
    player as unknown as HTMLElement,
    mediaElement as unknown as HTMLMediaElement,
    item,
    () => {},
  );
}
const said = () => (box.hidden ? "" : box.line.textContent);

/** A page whose player has this file; null: one that has no player. */
const pageWith = (file: string | null) => {
  const player = {
    dataset: { playing: JSON.stringify(item) },
    querySelectorAll: () => [],
    querySelector: () => ({ getAttribute: () => `${file}#t=3` }),
  };
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = () => ({
        querySelector: () => null,
        querySelectorAll: () => (file === null ? [] : [player]),
      });
    },
  );
  page = async () => new Response("<html>");
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { href: "https://eunison.example/podcast/8" });
  const listeners = new EventTarget();
  vi.stubGlobal("addEventListener", listeners.addEventListener.bind(listeners));
  vi.stubGlobal("dispatchEvent", listeners.dispatchEvent.bind(listeners));
  vi.stubGlobal("fetch", () => page());
});
afterEach(() => vi.useRealTimers());

it("says that a file cannot be played, and that one that was heard has stopped", () => {
  open("/media/podcast/1/free/episode.mp3");
  mediaElement.dispatchEvent(new Event("error"));
  expect(said()).toBe(words.failed);
  open("/media/podcast/1/free/episode.mp3");
  mediaElement.hears(12);
  mediaElement.dispatchEvent(new Event(streamFailedEvent));
  expect(said()).toBe(words.stalled);
});

it("tries again at the same place, by its button, by play, and when there is a connection again", () => {
  const ways = [
    () => box.button.dispatchEvent(new Event("click")),
    () => failures.retry(),
    () => dispatchEvent(new Event("online")),
  ];
  for (const way of ways) {
    open("/media/podcast/1/free/episode.mp3");
    mediaElement.hears(12);
    mediaElement.dispatchEvent(new Event("error"));
    mediaElement.currentTime = 0;
    way();
    expect([said(), mediaElement.currentTime, mediaElement.paused]).toEqual(["", 12, false]);
  }
  expect(failures.retry()).toBe(false);
});

it("begins where it was to begin if nothing could be loaded at first", () => {
  open("/media/podcast/1/free/episode.mp3");
  // A place that is set before anything is loaded makes no event (HTML, "currentTime").
  mediaElement.currentTime = 600;
  mediaElement.dispatchEvent(new Event("error"));
  mediaElement.currentTime = 0;
  failures.retry();
  expect(mediaElement.currentTime).toBe(600);
});

it("says so when nothing arrives for long, and no more once it goes on", () => {
  open("/media/podcast/1/free/episode.mp3");
  mediaElement.hears(12);
  mediaElement.dispatchEvent(new Event("waiting"));
  vi.advanceTimersByTime(14_000);
  expect(said()).toBe("");
  vi.advanceTimersByTime(2_000);
  expect(said()).toBe(words.stalled);
  mediaElement.dispatchEvent(new Event("playing"));
  expect(said()).toBe("");
});

it("goes on by itself where only its address has ended", async () => {
  open(signed(1));
  pageWith(signed(2));
  mediaElement.hears(12);
  mediaElement.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(mediaElement.src).toBe(signed(2)));
  expect([said(), mediaElement.currentTime, mediaElement.paused]).toEqual(["", 12, false]);
});

it("says so where the piece is closed by now, and where its page has the same address", async () => {
  for (const [file, text] of [
    [null, words.denied],
    [signed(1), words.stalled],
  ] as const) {
    open(signed(1));
    pageWith(file);
    mediaElement.hears(12);
    mediaElement.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(said()).toBe(text));
  }
});

it("asks no page for an address that does not end, and says so where the page cannot be asked", async () => {
  page = vi.fn(async () => Promise.reject(new TypeError("no network")));
  open("/media/podcast/1/free/episode.mp3");
  mediaElement.dispatchEvent(new Event("error"));
  expect(page).not.toHaveBeenCalled();
  open(signed(1));
  mediaElement.hears(12);
  mediaElement.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(said()).toBe(words.stalled));
});
