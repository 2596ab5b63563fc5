import { longestQueue, type QueueName, queueNameIn, queueSize } from "./moderation.ts";

/** Forms that stand beside a contribution while they are asked for. */
export const deskForms = ["reject", "mute", "discussion"] as const;
export type DeskForm = (typeof deskForms)[number];

/** What was just done, as the page says it once. */
export const deskDone = [
  "approve",
  "reject",
  "mute",
  "unmute",
  "pick",
  "unpick",
  "discussion",
  "closeThread",
  "openThread",
  "objection",
] as const;
export type DeskDone = (typeof deskDone)[number];

/** What an address of the moderators' page asks for. */
export type DeskAsked = {
  queue: QueueName;
  /** A contribution's number, or an objection's id; null: the first of the list. */
  item: string | null;
  form: DeskForm | null;
  /** How long the list is. */
  show: number;
  /** Whether single keys do something. */
  keys: boolean;
  done: DeskDone | null;
};

/** Reads an address; what is not understood counts as missing. */
export function deskAskedOf(query: URLSearchParams): DeskAsked {
  const show = Number(query.get("show"));
  const item = query.get("item") ?? "";
  return {
    queue: queueNameIn(query.get("queue")),
    item: /^[\da-f-]{1,36}$/.test(item) ? item : null,
    form: deskForms.find((form) => form === query.get("form")) ?? null,
    show: Number.isInteger(show) ? Math.min(Math.max(show, queueSize), longestQueue) : queueSize,
    keys: query.get("keys") !== "off",
    done: deskDone.find((done) => done === query.get("done")) ?? null,
  };
}

/** The address that asks for this; what is usual is left out. */
export function deskPath(asked: Partial<DeskAsked>): string {
  const { queue = "held", item, form, show = queueSize, keys = true, done } = asked;
  const query = new URLSearchParams();
  if (queue !== "held") query.set("queue", queue);
  if (item) query.set("item", item);
  if (form) query.set("form", form);
  if (show > queueSize) query.set("show", String(show));
  if (!keys) query.set("keys", "off");
  if (done) query.set("done", done);
  return query.size > 0 ? `/moderation?${query}` : "/moderation";
}
