import type { Locale } from "#platform/locale.ts";

const paths = { withdraw: "/withdraw", cancel: "/cancel", resume: "/cancel/resume" } as const;

/**
 * The page on which a contract is withdrawn from, cancelled or resumed.
 * @param token names the contract, for people who come from a letter; null for signed-in readers
 */
export const contractPath = (
  action: keyof typeof paths,
  token: string | null,
  locale?: Locale,
): string => {
  const params = new URLSearchParams();
  if (token) params.set("contract", token);
  if (locale) params.set("lang", locale);
  const query = params.toString();
  return query ? `${paths[action]}?${query}` : paths[action];
};

/** How a contract is cancelled (BGB § 312k(2)): at the end of the paid period, or for an important reason. */
export const cancelKinds = ["ordinary", "extraordinary"] as const;
export type CancelKind = (typeof cancelKinds)[number];
export const longestReason = 1000;

/** The words of a name in alphabetical order, without case and accents. */
const nameWords = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

/**
 * Whether a declaration without a link and without a session identifies the contract: by its number, or by the full
 * name of its holder. A name of one word is not enough.
 */
export function identifiesContract(
  contract: { id: string; name: string },
  declared: { number: string; name: string },
): boolean {
  if (declared.number.trim().toLowerCase() === contract.id.toLowerCase()) return true;
  const [holder, given] = [nameWords(contract.name), nameWords(declared.name)];
  return holder.length > 1 && holder.join(" ") === given.join(" ");
}

/**
 * A text in which mail programs find no addresses to make links of: spaces break them, and every word stays readable.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:(?=[\\/]{2})/g, ": ")
    .replace(/(?<=\S)[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu, ". ")
    .replace(/(?<=\S)@(?=\S)/g, " @ ");

/** Whether the current period of a contract is free, paid, or not paid yet. */
export type PeriodState = "trial" | "paid" | "owed";

/** A contract as its pages show it; days and amounts are written out in the reader's language. */
export type ContractView = {
  token: string;
  /** The payment provider's id of the subscription. */
  id: string;
  plan: string;
  price: string;
  began: string;
  /** The last day on which the reader can withdraw. */
  withdrawBy: string;
  periodState: PeriodState;
  /** The end of the current period. */
  periodEnds: string;
  /** The day on which it ends or ended; null while it goes on. */
  ends: string | null;
  /** The change of plan with the renewal; in a cancelled contract, the one that comes back when it is resumed. */
  change: { plan: string; price: string; day: string } | null;
  /** Whether that day has passed. */
  ended: boolean;
  name: string;
  email: string;
};
