import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log.server.ts";
import { exitCodeOf } from "./data-dir.ts";
import { isServed, type Opened, openDatabase } from "./open-database.ts";

const checkMs = 500;

/**
 * Supervises the embedded database: if it ends, so does this process; if the process that started it ends, this one
 * starts it again.
 * @returns a function that closes it
 */
export function superviseDatabase(
  opened: Opened,
  where: { dataDir: string; name: string },
  callbacks: { log: Log; onLost: () => void; onSignal: () => void },
): () => Promise<void> {
  let current = opened;
  let closing = false;
  const stop = new AbortController();

  function watch(child: ChildProcess): void {
    child.on("exit", () => {
      if (closing) return;
      callbacks.log.fatal({}, "the database process ended");
      callbacks.onLost();
    });
    child.on("message", (message) => message === "signal" && callbacks.onSignal());
  }
  async function restartWhenGone(): Promise<void> {
    while (!current.child) {
      await delay(checkMs, undefined, { signal: stop.signal });
      if (await isServed(where.dataDir)) continue;
      try {
        // Other processes that shared the database try as well; one gets it, and the rest share again.
        current = await openDatabase({ ...where, share: true, server: true });
      } catch (error) {
        if (exitCodeOf(error) === null) throw error;
      }
    }
    if (closing) await current.close();
    else watch(current.child);
  }

  if (current.child) watch(current.child);
  else if (current.embedded)
    restartWhenGone().catch((error: unknown) => {
      if (!closing) callbacks.log.error({ err: error }, "the database cannot be taken over");
    });
  return async () => {
    closing = true;
    stop.abort();
    await current.close();
  };
}
