// The shared worker that holds the one live connection of a browser for all its tabs.
import { type LiveMessage, openStream } from "./stream.ts";

/**
 * What a tab reports: the reader that its page was rendered for, whether it has been visible lately, and whether its
 * page is being left. A page that is restored from the back-forward cache reports again.
 */
export type TabState = { reader: string; visible: boolean; leaving?: boolean };

const tabs = new Map<MessagePort, TabState>();
let lastId = "";
let reader = "";
let close: (() => void) | null = null;

function broadcast(message: LiveMessage): void {
  for (const port of tabs.keys()) port.postMessage(message);
}

/** Listens while any tab is visible, and reconnects when the reader has changed. */
function update(tab: TabState): void {
  const needed = [...tabs.values()].some(({ visible }) => visible);
  if (close && (!needed || (tab.visible && tab.reader !== reader))) {
    close();
    close = null;
  }
  if (close || !needed) return;
  if (tab.visible) reader = tab.reader;
  close = openStream(lastId, {
    message: broadcast,
    id: (id) => {
      lastId = id;
    },
  });
}

(globalThis as unknown as { onconnect: (event: MessageEvent) => void }).onconnect = ({
  ports: [port],
}) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<TabState>) => {
    if (data.leaving) tabs.delete(port);
    else tabs.set(port, data);
    update(data);
  };
};
