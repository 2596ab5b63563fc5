/** In which order threads are shown. `picks`: what editors chose, threads or not. */
export const sorts = ["newest", "oldest", "appreciated", "picks"] as const;
export type Sort = (typeof sorts)[number];

/** How much is shown at once. */
export const rootsAtOnce = 20;
export const repliesAtOnce = 3;
/** How many replies follow a press of "more". */
export const moreReplies = 20;

/** Where the next threads begin. `rank`: appreciations of the last one; `rest`: after those in one's own languages. */
export type Cursor = { id: number; rank: number; rest: boolean };

/** What an address asks for of a discussion. */
export type Asked = {
  sort: Sort;
  /** Own languages first. */
  mine: boolean;
  after: Cursor | null;
  /** One contribution with what surrounds it. */
  comment: number | null;
  /** One thread from a reply on. */
  thread: { root: number; after: number } | null;
  /** Which contribution is being answered, and whether it is quoted; or changed. */
  reply: number | null;
  quote: boolean;
  edit: number | null;
};

const idIn = (text: string | null): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;

export const cursorText = ({ id, rank, rest }: Cursor): string =>
  `${id}.${rank}${rest ? ".rest" : ""}`;

export function cursorIn(text: string | null): Cursor | null {
  const found = /^([1-9]\d{0,14})\.(\d{1,9})(\.rest)?$/.exec(text ?? "");
  return found
    ? { id: Number(found[1]), rank: Number(found[2]), rest: found[3] !== undefined }
    : null;
}

/** What an address asks for; a parameter that is not understood counts as missing. */
export function askedOf(query: URLSearchParams): Asked {
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

/** The query of an address that asks for something of a discussion, with its question mark; empty for what is usual. */
export function queryOf(asked: Partial<Asked>): string {
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
