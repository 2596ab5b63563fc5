import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log.server.ts";
import { exitCodeOf } from "./data-dir.ts";
import { isServed, type Opened, openDatabase } from "./open-database.ts";

const lookMs = 500;

/**
 * Sees to the embedded database while this process runs: its end is ours, since nothing else may hold its
 * files. When another process had started it and is gone, this one takes over. Returns what closes it.
 */
export function superviseDatabase(
  opened: Opened,
  where: { dataDir: string; name: string },
  tell: { log: Log; onLost: () => void; onSignal: () => void },
): () => Promise<void> {
  let current = opened;
  let closing = false;
  const stop = new AbortController();

  function watch(child: ChildProcess): void {
    child.on("exit", () => {
      if (closing) return;
      tell.log.fatal({}, "the database process ended");
      tell.onLost();
    });
    child.on("message", (message) => message === "signal" && tell.onSignal());
  }
  async function takeOver(): Promise<void> {
    while (!current.child) {
      await delay(lookMs, undefined, { signal: stop.signal });
      if (await isServed(where.dataDir)) continue;
      try {
        // Others who shared it try too; one of them gets it, and is shared again.
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
    takeOver().catch((error: unknown) => {
      if (!closing) tell.log.error({ err: error }, "the database cannot be taken over");
    });
  return async () => {
    closing = true;
    stop.abort();
    await current.close();
  };
}
