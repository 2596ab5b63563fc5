import pg from "pg";
import { poolConfig } from "#platform/db/db.server.ts";
import { type AnnouncedChange, parseAnnouncement } from "#platform/live/outbox.server.ts";
import type { Log } from "#platform/log.server.ts";

export type WatchOptions = {
  pool: pg.Pool;
  address: string;
  /** The embedded engine's connections share one session, in which LISTEN hears nothing: the table is polled instead. */
  embedded: boolean;
  /**
   * Called with the changes in order. `missed`: others are lost, all of them after a restore, so that anything may have
   * changed.
   */
  onChanges: (changes: AnnouncedChange[], missed: boolean) => void;
  log: Log;
};

type Row = { id: number; topic: string; payload: unknown };

/** The changes of rows; rows of topics that this version does not know are left out. */
const changesOf = (rows: Row[]): AnnouncedChange[] =>
  rows.flatMap((row) => {
    const announcement = parseAnnouncement(row);
    return announcement ? { id: row.id, ...announcement } : [];
  });

/** The changes of the newest `limit` rows of the outbox, oldest first; and the id of the newest row, 0 for none. */
export async function newestChanges(
  pool: pg.Pool,
  limit: number,
): Promise<{ changes: AnnouncedChange[]; newest: number }> {
  const { rows } = await pool.query<Row>(
    "select id, topic, payload from live_events order by id desc limit $1",
    [limit],
  );
  return { changes: changesOf(rows.reverse()), newest: rows.at(-1)?.id ?? 0 };
}

const pollMs = 500;
/** How often the table is read beside LISTEN: a connection that was cut without a word hears nothing for minutes. */
const readBesideListenMs = 30_000;
/** After how much silence the system asks whether the other end is still there. */
const keepAliveInitialDelayMillis = 10_000;
const rowLimit = 1_000;

/**
 * Calls `onChanges` for every row that any process writes to the outbox from now on. Rows that are written while the
 * database cannot be reached follow once it can.
 * @returns a function that stops it
 */
export function watchOutbox(options: WatchOptions): () => Promise<void> {
  const { pool, log, onChanges } = options;
  let seen: number | null = null;
  let stopped = false;
  let reading: Promise<void> = Promise.resolve();
  let scheduled = false;

  async function readNewRows(): Promise<void> {
    scheduled = false;
    // One statement, so that both values are from one moment. It has at least one row, with the newest id.
    const { rows } = await pool.query(
      `select newest, id, topic, payload
       from (select coalesce(max(id), 0)::bigint as newest from live_events) n
       left join (select * from live_events where id > $1 order by id limit $2) e on true order by id`,
      [seen ?? 0, seen === null ? 0 : rowLimit],
    );
    const newest = Number(rows[0].newest);
    const fresh: Row[] = rows.filter(({ id }) => id !== null);
    const changes = changesOf(fresh);
    if (changes.length < fresh.length)
      log.warn({ rows: fresh.length - changes.length }, "the outbox has rows that cannot be read");
    const missed = newest > (fresh.at(-1)?.id ?? newest);
    // Ids only rise, and the newest row is never deleted: an older backup has been restored.
    if (seen !== null && newest < seen) onChanges([], true);
    else if (changes.length || missed) onChanges(changes, missed);
    seen = newest;
  }
  /** One read at a time. A call during a read causes another one, because the read may have been too early. */
  function read(): void {
    if (scheduled || stopped) return;
    scheduled = true;
    reading = reading.then(readNewRows).catch((error: unknown) => {
      if (!stopped) warn(error);
    });
  }
  let warnedAt = 0;
  /** At most once a minute. */
  const warn = (error: unknown) => {
    if (Date.now() - warnedAt < 60_000) return;
    warnedAt = Date.now();
    log.warn({ err: error }, "the outbox cannot be read; trying again");
  };

  read();
  const end = options.embedded ? poll(read) : listen(options.address, read, warn);
  return async () => {
    stopped = true;
    await end();
    await reading;
  };
}

function poll(read: () => void): () => Promise<void> {
  const timer = setInterval(read, pollMs);
  return async () => clearInterval(timer);
}

function listen(
  address: string,
  read: () => void,
  warn: (error: unknown) => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let stopped = false;
  let delay = 100;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const connection = new pg.Client({
      ...poolConfig(address),
      keepAlive: true,
      keepAliveInitialDelayMillis,
    });
    client = connection;
    let ended = false;
    const reconnect = (error?: unknown) => {
      if (ended || stopped) return;
      ended = true;
      if (error) warn(error);
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, 2_000);
    };
    connection
      .on("error", reconnect)
      .on("end", () => reconnect())
      .on("notification", read);
    try {
      await connection.connect();
      await connection.query("listen live_events");
      delay = 100;
      // Rows written between the two connections notified nobody.
      read();
    } catch (error) {
      reconnect(error);
      connection.end().catch(() => {});
    }
  };
  void connect();
  const reading = setInterval(read, readBesideListenMs);
  return async () => {
    stopped = true;
    clearInterval(reading);
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
