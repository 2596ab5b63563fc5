import { idIn } from "#platform/id.ts";

/** The sort orders of threads. `picks`: only editors' picks, replies too. */
export const sorts = ["newest", "oldest", "appreciated", "picks"] as const;
export type Sort = (typeof sorts)[number];

/** How many threads a page has, and how many replies of each it shows. */
export const rootsAtOnce = 20;
export const repliesAtOnce = 3;
/** How many replies "more" adds. */
export const moreReplies = 20;

/**
 * The cursor of the next page. `rank`: appreciations of the last root; `rest`: after those in the reader's languages.
 */
export type Cursor = { id: number; rank: number; rest: boolean };

/** The state in an address of a discussion. */
export type DiscussionAddress = {
  sort: Sort;
  /** Threads in the reader's languages first. */
  mine: boolean;
  after: Cursor | null;
  /** One contribution with its context. */
  comment: number | null;
  /** One thread, after a reply. */
  thread: { root: number; after: number } | null;
  /** The contribution to reply to, whether it is quoted, and the contribution to edit. */
  reply: number | null;
  quote: boolean;
  edit: number | null;
};

export const cursorText = ({ id, rank, rest }: Cursor): string =>
  `${id}.${rank}${rest ? ".rest" : ""}`;

export function cursorIn(text: string | null): Cursor | null {
  const found = /^([1-9]\d{0,14})\.(\d{1,9})(\.rest)?$/.exec(text ?? "");
  return found
    ? { id: Number(found[1]), rank: Number(found[2]), rest: found[3] !== undefined }
    : null;
}

/** Reads an address; invalid parameters count as missing. */
export function readDiscussionAddress(query: URLSearchParams): DiscussionAddress {
  const root = idIn(query.get("thread"));
  return {
    sort: sorts.find((sort) => sort === query.get("sort")) ?? "newest",
    mine: query.get("mine") === "1",
    after: cursorIn(query.get("after")),
    comment: idIn(query.get("comment")),
    thread: root === null ? null : { root, after: idIn(query.get("from")) ?? 0 },
    reply: idIn(query.get("reply")) ?? idIn(query.get("quote")),
    quote: query.has("quote"),
    edit: idIn(query.get("edit")),
  };
}

/** The query of an address, with its question mark; defaults are left out. */
export function queryOf(asked: Partial<DiscussionAddress>): string {
  const query = new URLSearchParams();
  if (asked.sort && asked.sort !== "newest") query.set("sort", asked.sort);
  if (asked.mine) query.set("mine", "1");
  if (asked.after) query.set("after", cursorText(asked.after));
  if (asked.comment) query.set("comment", String(asked.comment));
  if (asked.thread) {
    query.set("thread", String(asked.thread.root));
    query.set("from", String(asked.thread.after));
  }
  if (asked.reply) query.set(asked.quote ? "quote" : "reply", String(asked.reply));
  if (asked.edit) query.set("edit", String(asked.edit));
  return query.size > 0 ? `?${query}` : "";
}
