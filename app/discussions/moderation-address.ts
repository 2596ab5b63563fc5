import { longestQueue, type QueueName, queueNameIn, queueSize } from "./moderation.ts";

/** The forms that the page can open beside a contribution. */
export const moderationForms = ["reject", "mute", "discussion"] as const;
export type ModerationForm = (typeof moderationForms)[number];

/** The last action, which the page reports once. */
export const moderationDone = [
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
export type ModerationDone = (typeof moderationDone)[number];

/** The state in an address of the moderation page. */
export type ModerationAddress = {
  queue: QueueName;
  /** A contribution's number, or an objection's id; null: the first item of the list. */
  item: string | null;
  form: ModerationForm | null;
  /** How long the list is. */
  show: number;
  /** Whether keyboard shortcuts are on. */
  keys: boolean;
  done: ModerationDone | null;
};

/** Reads an address; unknown values count as missing. */
export function readModerationAddress(query: URLSearchParams): ModerationAddress {
  const show = Number(query.get("show"));
  const item = query.get("item") ?? "";
  return {
    queue: queueNameIn(query.get("queue")),
    item: /^[\da-f-]{1,36}$/.test(item) ? item : null,
    form: moderationForms.find((form) => form === query.get("form")) ?? null,
    show: Number.isInteger(show) ? Math.min(Math.max(show, queueSize), longestQueue) : queueSize,
    keys: query.get("keys") !== "off",
    done: moderationDone.find((done) => done === query.get("done")) ?? null,
  };
}

/** The address for a state; defaults are left out. */
export function moderationPath(asked: Partial<ModerationAddress>): string {
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
