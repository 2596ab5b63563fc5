// The shared worker that holds the one live connection of a browser for all its tabs.
import { type LiveMessage, openStream } from "./stream.ts";

/**
 * What a tab says: for whom its page was rendered, whether anybody has looked at it lately, and whether its page is
 * being left. One that is come back to says so.
 */
export type Tab = { as: string; seen: boolean; left?: boolean };

const tabs = new Map<MessagePort, Tab>();
let lastId = "";
let as = "";
let close: (() => void) | null = null;

function tell(message: LiveMessage): void {
  for (const port of tabs.keys()) port.postMessage(message);
}

/** Listens while a tab is looked at; anew, when another reader uses the browser. */
function decide(tab: Tab): void {
  const wanted = [...tabs.values()].some(({ seen }) => seen);
  if (close && (!wanted || (tab.seen && tab.as !== as))) {
    close();
    close = null;
  }
  if (close || !wanted) return;
  if (tab.seen) as = tab.as;
  close = openStream(lastId, {
    message: tell,
    id: (id) => {
      lastId = id;
    },
  });
}

(globalThis as unknown as { onconnect: (event: MessageEvent) => void }).onconnect = ({
  ports: [port],
}) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<Tab>) => {
    if (data.left) tabs.delete(port);
    else tabs.set(port, data);
    decide(data);
  };
};
