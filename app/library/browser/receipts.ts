import { parsed } from "../item-snapshot.ts";

/** What the server gave for likes, by which they are taken back later: `article:12` to its receipt. */
export type Receipts = Record<string, string>;

/** Our own key beside the specification's. */
export const likesKey = "liked_items";
/** The receipt for a like of an account, which needs none: the account knows its likes. */
export const ownReceipt = "account";
const limit = 1_000;

/** What is stored; entries that are spoiled are left out. */
export function parseReceipts(stored: string | null): Receipts {
  const value = parsed(stored);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, receipt]) =>
          /^(article|video|podcast):[1-9]\d{0,15}$/.test(name) &&
          typeof receipt === "string" &&
          receipt.length <= 64,
      )
      .slice(-limit),
  );
}

/** The receipts with one more, or without it for null. */
export function withReceipt(receipts: Receipts, name: string, receipt: string | null): Receipts {
  const { [name]: _, ...others } = receipts;
  return receipt === null ? others : { ...others, [name]: receipt };
}
