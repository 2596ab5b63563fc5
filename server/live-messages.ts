// What the live channel says of the outbox: which rows are news to pages, gathered, bounded, and written once for
// everybody. No sockets and no clock of its own.
import type { OutboxEvent, PayloadOf } from "#platform/live/outbox.server.ts";

/** So many new stories a message names, and so many a page that was away may have missed; more make it look anew. */
export const maxStories = 200;
const mostBreaking = 10;
/** So many rows are remembered for pages that come back. */
const kept = 1_000;

type News = Required<Pick<PayloadOf<"stories">, "added" | "breaking">>;
type Row = { id: number; news: News | null; reader: string | null; session: boolean };

/** A message of the stream, as on the wire (HTML Standard, 9.2.6). */
export const message = (event: string, data: unknown, id?: number): string =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

function rowOf({ id, topic, payload }: OutboxEvent): Row {
  const row: Row = { id, news: null, reader: null, session: false };
  if (topic === "stories") {
    const { added = [], breaking = [] } = payload;
    if (added.length + breaking.length > 0) row.news = { added, breaking };
  } else if (topic === "reader") {
    row.reader = payload.reader;
    row.session = payload.what === "session";
  }
  return row;
}

/** The news of several rows as messages; the last carries `id`. Null when there is too much of it. */
function tell(rows: Row[], id: number): string | null {
  const news = rows.flatMap((row) => row.news ?? []);
  const all = news.flatMap((one) => one.added);
  if (all.length > maxStories) return null;
  const urgent = new Map(news.flatMap((one) => one.breaking).map((story) => [story.slug, story]));
  const breaking = [...urgent.values()].slice(-mostBreaking);
  return (
    (breaking.length ? message("breaking", breaking, all.length ? undefined : id) : "") +
    (all.length ? message("stories", { added: all }, id) : "")
  );
}

/** Tells a page that it has missed something: what it shows may be old. */
export const reset = (id: number): string => message("reset", {}, id);

export type Outbox = {
  /** The newest rows, oldest first, and the id of the very newest, 0 for none. */
  newest(limit: number): Promise<{ events: OutboxEvent[]; newest: number }>;
};

/** The end of the outbox, as pages need it. `load` before anything else; again after a gap. */
export function openMessageLog(outbox: Outbox) {
  let rows: Row[] = [];
  /** Pages that have seen this id or a later one can be told the rest. */
  let floor = 0;
  let position = 0;
  let waiting: Row[] = [];

  return {
    /** What a page has seen that has heard all that was sent: what waits to be gathered is not among it. */
    position: () => (waiting[0] ? waiting[0].id - 1 : position),

    async load(): Promise<void> {
      const { events, newest } = await outbox.newest(kept);
      const heard = rows.filter((row) => row.id > newest);
      rows = [...events.map(rowOf), ...heard];
      floor = events[0] ? events[0].id - 1 : newest;
      position = Math.max(newest, heard.at(-1)?.id ?? 0);
    },

    /** Forgets all: an older outbox has been restored, or more was missed than is read at once. */
    lose(): void {
      rows = waiting = [];
      floor = position = 0;
    },

    /** Takes rows in. @returns whom they concern, and whether there is something to send */
    hear(events: OutboxEvent[]): {
      waiting: boolean;
      readers: { id: string; session: boolean }[];
    } {
      const fresh = events.filter(({ id }) => id > position).map(rowOf);
      rows.push(...fresh);
      if (rows.length > 2 * kept) {
        rows = rows.slice(-kept);
        floor = (rows[0]?.id ?? 1) - 1;
      }
      position = fresh.at(-1)?.id ?? position;
      waiting.push(...fresh.filter((row) => row.news));
      const readers = fresh.flatMap(({ reader, session }) =>
        reader === null ? [] : [{ id: reader, session }],
      );
      return { waiting: waiting.length > 0, readers };
    },

    /** What waits, as one text for everybody, and no longer waits then. */
    flush(): string {
      if (waiting.length === 0) return "";
      const told = waiting;
      waiting = [];
      return tell(told, position) ?? reset(position);
    },

    /** What a page has missed that has seen all up to `after`, and whether a reader's own rights were among it. */
    since(after: number, reader: string | null): { text: string; subscription: boolean } {
      const to = this.position();
      if (after < floor || after > position) return { text: reset(to), subscription: true };
      const missed = rows.filter((row) => row.id > after && row.id <= to);
      return {
        text: tell(missed, to) ?? reset(to),
        subscription:
          reader !== null && rows.some((r) => r.id > after && r.reader === reader && !r.session),
      };
    },
  };
}
