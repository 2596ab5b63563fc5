import { hostname } from "node:os";
import type { Database, Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { heartbeatMs, type Worker } from "./tasks.ts";

const limitMs = 3_000;
const silentMs = 4 * heartbeatMs;

/**
 * Records in the database that the worker of this process is running and what of it fails, for processes that have none of
 * their own.
 */
export async function writeHeartbeat(
  db: Db,
  { at, problem, name = `${hostname()}:${process.pid}` }: Heartbeat,
): Promise<void> {
  const beat = { beat_at: at, problem };
  await db
    .insertInto("workers")
    .values({ name, ...beat })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(beat))
    .execute();
  const old = new Date(at.getTime() - dayMs);
  await db.deleteFrom("workers").where("beat_at", "<", old).execute();
}

type Heartbeat = { at: Date; problem: string | null; name?: string };

/**
 * The answer of /readyz: ready are database and migrations. What of the worker fails is told beside it, also of workers in
 * other processes by their heartbeats; pages need no worker, and a task often fails because a service elsewhere does.
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
    state.worker = await heard(o.db, o.now());
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

/** What the workers of other processes have said of themselves. */
async function heard(db: Database, now: number): Promise<string> {
  const rows = await db.selectFrom("workers").selectAll().orderBy("beat_at", "desc").execute();
  const [newest] = rows;
  if (!newest) return "none";
  const alive = rows.filter((row) => now - row.beat_at.getTime() <= silentMs);
  if (alive.length === 0) return `silent since ${newest.beat_at.toISOString()}`;
  const problems = alive.flatMap((row) => (row.problem ? `${row.problem} (${row.name})` : []));
  return problems.join("; ") || "ok";
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
