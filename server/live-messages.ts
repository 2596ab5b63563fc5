// The messages that the live channel makes from the rows of the outbox: collected, bounded, and formatted once for all
// clients. Without sockets and timers.
import type { AnnouncedChange, PayloadOf } from "#platform/live/outbox.server.ts";

/** A message names at most this many new stories; with more, pages get a reset and load again. */
export const maxStories = 200;
const maxBreaking = 10;
/** How many contributions of one discussion a message names: the newest. */
const maxContributions = 50;
/** How many rows are stored for pages that reconnect. */
const rememberedRows = 1_000;

type DiscussionChange = Pick<PayloadOf<"discussions">, "id" | "path" | "shown" | "added">;
type News = Required<Pick<PayloadOf<"stories">, "added" | "breaking">> & {
  discussions: DiscussionChange[];
};
type Row = { id: number; news: News | null; reader: string | null; session: boolean };

/** A message of the stream, as on the wire (HTML Standard, 9.2.6). */
export const formatMessage = (event: string, data: unknown, id?: number): string =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

function rowOf({ id, topic, payload }: AnnouncedChange): Row {
  const row: Row = { id, news: null, reader: null, session: false };
  if (topic === "stories") {
    const { added = [], breaking = [] } = payload;
    if (added.length + breaking.length > 0) row.news = { added, breaking, discussions: [] };
  } else if (topic === "discussions") {
    row.news = { added: [], breaking: [], discussions: [payload] };
  } else if (topic === "reader") {
    row.reader = payload.reader;
    row.session = payload.what === "session";
  }
  return row;
}

/** The news of several rows as messages, the last with `id`. Null when there are too many stories. */
function messagesOf(rows: Row[], id: number): string | null {
  const news = rows.flatMap((row) => row.news ?? []);
  const all = news.flatMap((one) => one.added);
  if (all.length > maxStories) return null;
  const breakingBySlug = new Map(
    news.flatMap((one) => one.breaking).map((story) => [story.slug, story]),
  );
  const breaking = [...breakingBySlug.values()].slice(-maxBreaking);
  const discussions = mergeDiscussionChanges(news.flatMap((one) => one.discussions));
  const messages: [event: string, data: unknown][] = [];
  if (breaking.length > 0) messages.push(["breaking", breaking]);
  if (discussions.length > 0) messages.push(["discussions", discussions]);
  if (all.length > 0) messages.push(["stories", { added: all }]);
  return messages
    .map(([event, data], at) =>
      formatMessage(event, data, at === messages.length - 1 ? id : undefined),
    )
    .join("");
}

/** Merges the changes of each discussion: its last count, and all added contributions. */
function mergeDiscussionChanges(changes: DiscussionChange[]) {
  const byId = Map.groupBy(changes, ({ id }) => id);
  return [...byId].map(([id, all]) => ({
    id,
    path: all.at(-1)?.path,
    shown: all.at(-1)?.shown,
    added: all.flatMap(({ added }) => added ?? []).slice(-maxContributions),
  }));
}

/** Asks pages to reload, because they have missed messages. */
export const resetMessage = (id: number): string => formatMessage("reset", {}, id);

export type Outbox = {
  /** The newest rows, oldest first, and the id of the very newest, 0 for none. */
  newest(limit: number): Promise<{ changes: AnnouncedChange[]; newest: number }>;
};

/** The latest rows of the outbox as messages. `load` comes first, and again after `clear`. */
export function openMessageLog(outbox: Outbox) {
  let rows: Row[] = [];
  /** Pages that have received this id or a later one can catch up; older ones must load again. */
  let floor = 0;
  let position = 0;
  let waiting: Row[] = [];

  return {
    /** The id that a page has reached once it has received everything sent; collected rows are not sent yet. */
    position: () => (waiting[0] ? waiting[0].id - 1 : position),

    async load(): Promise<void> {
      const { changes, newest } = await outbox.newest(rememberedRows);
      const newer = rows.filter((row) => row.id > newest);
      rows = [...changes.map(rowOf), ...newer];
      floor = changes[0] ? changes[0].id - 1 : newest;
      position = Math.max(newest, newer.at(-1)?.id ?? 0);
    },

    /** Forgets everything: an older outbox was restored, or more rows were missed than are read at once. */
    clear(): void {
      rows = waiting = [];
      floor = position = 0;
    },

    /**
     * Adds changes.
     * @returns the readers that they concern, whether there is something to send, and whether it should be sent soon
     */
    add(changes: AnnouncedChange[]): {
      waiting: boolean;
      soon: boolean;
      readers: { id: string; session: boolean }[];
    } {
      const fresh = changes.filter(({ id }) => id > position).map(rowOf);
      rows.push(...fresh);
      if (rows.length > 2 * rememberedRows) {
        rows = rows.slice(-rememberedRows);
        floor = (rows[0]?.id ?? 1) - 1;
      }
      position = fresh.at(-1)?.id ?? position;
      waiting.push(...fresh.filter((row) => row.news));
      const readers = fresh.flatMap(({ reader, session }) =>
        reader === null ? [] : [{ id: reader, session }],
      );
      const soon = fresh.some(({ news }) => news !== null && news.discussions.length > 0);
      return { waiting: waiting.length > 0, soon, readers };
    },

    /** Empties the collected rows into one text for all clients. */
    flush(): string {
      if (waiting.length === 0) return "";
      const collected = waiting;
      waiting = [];
      return messagesOf(collected, position) ?? resetMessage(position);
    },

    /** What a page has missed since `after`, and whether what its reader may read has changed since. */
    since(after: number, reader: string | null): { text: string; subscription: boolean } {
      const to = this.position();
      if (after < floor || after > position) return { text: resetMessage(to), subscription: true };
      const missed = rows.filter((row) => row.id > after && row.id <= to);
      return {
        text: messagesOf(missed, to) ?? resetMessage(to),
        subscription:
          reader !== null && rows.some((r) => r.id > after && r.reader === reader && !r.session),
      };
    },
  };
}
