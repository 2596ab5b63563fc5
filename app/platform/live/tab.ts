// A tab's share in the live connection of its browser: by a shared worker, or where there is none, by the tab among
// them that leads.

import type { Tab } from "./shared-worker.ts";
import { type LiveMessage, openStream } from "./stream.ts";

/** A tab that nobody has looked at for so long needs no news; it hears what it missed when somebody does. */
const unseenMs = 300_000;
const name = "eunison live";

/** Calls back when it turns out that the tab is looked at, and when it has not been for five minutes or its page is left. */
function watchAttention(say: (seen: boolean, left?: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = setTimeout(say, unseenMs, false);
    else say(true);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  addEventListener("pagehide", () => {
    clearTimeout(timer);
    say(false, true);
  });
  look();
}

export type LiveConnection = {
  /** Says for whom the page is now rendered. */
  as(reader: string): void;
};

/**
 * Joins the live connection of this browser.
 * @param reader whom the page was rendered for, by any name; empty for a visitor. Another one makes a new connection
 */
export function joinLive(
  reader: string,
  onMessage: (message: LiveMessage) => void,
): LiveConnection {
  const tab: Tab = { as: reader, seen: false };
  const say = typeof SharedWorker === "function" ? byWorker(onMessage) : byLock(onMessage);
  watchAttention((seen, left = false) => {
    tab.seen = seen;
    say({ ...tab, left });
  });
  return {
    as: (next) => {
      if (next === tab.as) return;
      tab.as = next;
      say({ ...tab });
    },
  };
}

type Say = (tab: Tab) => void;

function byWorker(onMessage: (message: LiveMessage) => void): Say {
  const worker = new SharedWorker(new URL("./shared-worker.ts", import.meta.url), {
    type: "module",
    name: "eunison live",
  });
  worker.port.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data);
  return (tab) => worker.port.postMessage(tab);
}

type Told = { id: string; message?: LiveMessage };

/** Of the tabs that are looked at, the one that holds the lock listens, and tells the others. */
function byLock(onMessage: (message: LiveMessage) => void): Say {
  const others = new BroadcastChannel(name);
  let lastId = "";
  let leave: (() => void) | null = null;
  let as = "";
  const hear = ({ id, message }: Told) => {
    lastId = id || lastId;
    if (message) onMessage(message);
  };
  others.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  const tell = (told: Told) => {
    hear(told);
    others.postMessage(told);
  };

  function lead(): () => void {
    const end = new AbortController();
    const listen = () =>
      new Promise<void>((done) => {
        const close = openStream(lastId, {
          message: (message) => tell({ id: "", message }),
          id: (id) => tell({ id }),
        });
        end.signal.addEventListener("abort", () => {
          close();
          done();
        });
      });
    // Where there are no locks, every tab has a connection of its own.
    if (navigator.locks)
      navigator.locks.request(name, { signal: end.signal }, listen).catch(() => {});
    else void listen();
    return () => end.abort();
  }

  return (tab) => {
    if (leave && (!tab.seen || tab.as !== as)) {
      leave();
      leave = null;
    }
    as = tab.as;
    if (tab.seen) leave ??= lead();
  };
}
