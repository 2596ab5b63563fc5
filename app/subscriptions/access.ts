export type Tier = "basic" | "premium";
/** Who asks for something, as far as access goes. Null: a visitor. */
export type Entitled = { tier: Tier | null } | null;

/**
 * Whether the whole of a piece may leave the server for this reader (access table of the decisions).
 * Nobody can hold a subscription yet, so premium texts stay on the server for everyone.
 */
export function mayRead(reader: Entitled, item: { premium: boolean }): boolean {
  return !item.premium || reader?.tier === "premium";
}
