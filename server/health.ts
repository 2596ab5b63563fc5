import type { Database } from "#platform/db/db.server.ts";
import { heartbeatMs, type Worker, workerName } from "./tasks.ts";

const limitMs = 3_000;

/**
 * The answer of /readyz: ready are database and migrations. What of the worker fails is told beside it, also of a worker in
 * another process by its heartbeat; pages need no worker, and a task often fails because a service elsewhere does.
 */
export async function checkHealth(o: {
  db: Database;
  pendingMigrations: () => Promise<string[]>;
  worker: Worker | null;
  now: () => number;
}): Promise<{ ok: boolean; state: { database: string; migrations: string; worker: string } }> {
  const state = { database: "ok", migrations: "ok", worker: o.worker?.problem() ?? "ok" };
  let ok = true;
  const check = async () => {
    const pending = await o.pendingMigrations();
    if (pending.length) {
      state.migrations = `missing: ${pending.join(", ")}`;
      ok = false;
    }
    if (o.worker) return;
    const row = await o.db
      .selectFrom("workers")
      .select("beat_at")
      .where("name", "=", workerName)
      .executeTakeFirst();
    const age = row ? o.now() - row.beat_at.getTime() : Number.POSITIVE_INFINITY;
    if (age > 4 * heartbeatMs)
      state.worker = row ? `silent since ${row.beat_at.toISOString()}` : "none";
  };
  try {
    await within(limitMs, check());
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    ok = false;
    state.database = `unreachable (${reason})`;
    state.migrations = "unknown";
  }
  return { ok, state };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
