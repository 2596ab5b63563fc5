// One live connection for the tabs of a browser without shared workers.

import type { SendState } from "./shared-connection.ts";
import { type LiveMessage, openStream } from "./stream.ts";

type Broadcast = { id: string; message?: LiveMessage };

/**
 * The visible tab that holds the lock listens, and forwards messages to the others.
 * @param name of the lock, and of the channel between the tabs
 */
export function openWithLock(name: string, onMessage: (message: LiveMessage) => void): SendState {
  const others = new BroadcastChannel(name);
  let lastId = "";
  let stop: (() => void) | null = null;
  let reader = "";
  const receive = ({ id, message }: Broadcast) => {
    lastId = id || lastId;
    if (message) onMessage(message);
  };
  others.onmessage = ({ data }: MessageEvent<Broadcast>) => receive(data);
  const broadcast = (data: Broadcast) => {
    receive(data);
    others.postMessage(data);
  };

  function lead(): () => void {
    const end = new AbortController();
    const listen = () =>
      new Promise<void>((done) => {
        const close = openStream(lastId, {
          message: (message) => broadcast({ id: "", message }),
          id: (id) => broadcast({ id }),
        });
        end.signal.addEventListener("abort", () => {
          close();
          done();
        });
      });
    // Without the Web Locks API every tab has a connection of its own.
    if (navigator.locks)
      navigator.locks.request(name, { signal: end.signal }, listen).catch(() => {});
    else void listen();
    return () => end.abort();
  }

  return (tab) => {
    if (stop && (!tab.visible || tab.reader !== reader)) {
      stop();
      stop = null;
    }
    reader = tab.reader;
    if (tab.visible) stop ??= lead();
  };
}
