// Shared by the objects. Their types are the return types of the functions that build them, so no field is forgotten.

/** A field that may be null and begins as null. */
export const none = <T>(): T | null => null;

export type Metadata = Record<string, string>;
export type Interval = "day" | "week" | "month" | "year";

/** Stripe's list object, in other objects and in answers. */
export const listOf = <T>(url: string, data: T[], hasMore = false) => ({
  object: "list" as const,
  data,
  has_more: hasMore,
  url,
});
