import { createContext } from "react-router";

export const tiers = ["basic", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** Who asks for something, as far as access goes. Null: a visitor. */
export type Entitled = { tier: Tier | null } | null;

/** Set by the root middleware beside the reader. */
export const entitledContext = createContext<Entitled>(null);

/** The best of several tiers; null when none of them is one of ours. */
export const bestTier = (held: readonly string[]): Tier | null =>
  held.includes("premium") ? "premium" : held.includes("basic") ? "basic" : null;

/** Whether the whole of a piece may leave the server for this reader (access table of the decisions). */
export function mayRead(reader: Entitled, item: { premium: boolean }): boolean {
  return !item.premium || reader?.tier === "premium";
}

/** Whether the members' pages (news hub, dashboard, member brief) are open to this reader. */
export const isMember = (reader: Entitled): boolean => reader?.tier != null;
