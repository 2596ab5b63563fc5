import { parseItemKey } from "../item-key.ts";
import { parsed } from "../item-snapshot.ts";

/** The server's receipts for likes, by which a visitor withdraws them later, by item (`article:12`). */
export type LikeReceipts = Record<string, string>;

export const likesKey = "liked_items";
/** Stands for the receipt of an account's like: an account needs none. */
export const accountReceipt = "account";
const limit = 1_000;

/** The stored receipts, without damaged entries. */
export function parseLikeReceipts(stored: string | null): LikeReceipts {
  const value = parsed(stored);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, receipt]) =>
          parseItemKey(key) && typeof receipt === "string" && receipt.length <= 64,
      )
      .slice(-limit),
  );
}

/** The receipts with one more, or without it for null. */
export function withReceipt(
  receipts: LikeReceipts,
  key: string,
  receipt: string | null,
): LikeReceipts {
  const { [key]: _, ...others } = receipts;
  return receipt === null ? others : { ...others, [key]: receipt };
}
