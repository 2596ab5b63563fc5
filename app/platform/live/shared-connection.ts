// The tabs of a browser share one live connection: in a shared worker, or where there is none, in the tab that holds a
// lock (leader-tab.ts).

import type { TabState } from "./shared-worker.ts";
import type { LiveMessage } from "./stream.ts";

/** A tab that has been hidden for so long stops listening; once visible again it catches up. */
const hiddenMs = 300_000;
/** Names the worker, the lock and the channel between tabs. */
const name = "eunison live";

/** Reports when the tab becomes visible, when it has been hidden for five minutes, and when its page is left. */
function watchVisibility(report: (visible: boolean, leaving?: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = setTimeout(report, hiddenMs, false);
    else report(true);
  };
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  addEventListener("pagehide", () => {
    clearTimeout(timer);
    report(false, true);
  });
  check();
}

/**
 * Joins the live connection of this browser.
 * @param reader any identifier of the reader that the page was rendered for; empty for a visitor
 */
export function joinLive(reader: string, onMessage: (message: LiveMessage) => void): void {
  const report =
    typeof SharedWorker === "function" ? openInWorker(onMessage) : openInLeaderTab(onMessage);
  watchVisibility((visible, leaving = false) => {
    report({ reader, visible, leaving });
  });
}

export type SendState = (tab: TabState) => void;

function openInWorker(onMessage: (message: LiveMessage) => void): SendState {
  const worker = new SharedWorker(new URL("./shared-worker.ts", import.meta.url), {
    type: "module",
    name,
  });
  worker.port.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data);
  return (tab) => worker.port.postMessage(tab);
}

/** What browsers without shared workers need is loaded by these alone. */
function openInLeaderTab(onMessage: (message: LiveMessage) => void): SendState {
  const opened = import("./leader-tab.ts").then(({ openWithLock }) =>
    openWithLock(name, onMessage),
  );
  return (tab) => void opened.then((send) => send(tab)).catch(console.info);
}
