// Objects are built by functions, and their types are what these return: a field cannot be forgotten.

/** A field that may be null and begins as null. */
export const none = <T>(): T | null => null;

export type Metadata = Record<string, string>;
export type Interval = "day" | "week" | "month" | "year";

/** Stripe's list envelope, as it is embedded in objects and as endpoints answer it. */
export const listOf = <T>(url: string, data: T[], hasMore = false) => ({
  object: "list" as const,
  data,
  has_more: hasMore,
  url,
});
