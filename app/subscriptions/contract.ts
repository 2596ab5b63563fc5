import type { Locale } from "#platform/locale.ts";

const paths = { withdraw: "/withdraw", cancel: "/cancel", resume: "/cancel/resume" } as const;

/** Where the holder of a letter acts on the contract that it is about. */
export const contractPath = (
  act: keyof typeof paths,
  token: string | null,
  locale?: Locale,
): string => {
  const query = new URLSearchParams();
  if (token) query.set("contract", token);
  if (locale) query.set("lang", locale);
  const said = query.toString();
  return said ? `${paths[act]}?${said}` : paths[act];
};

/** How a contract is cancelled (BGB § 312k(2)): at the end of what is paid for, or for an important reason. */
export const cancelKinds = ["ordinary", "extraordinary"] as const;
export type CancelKind = (typeof cancelKinds)[number];
export const reasonLength = 1000;
/** The words of a name, whatever their case, order and accents. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

/**
 * Whether whoever declares something by an address alone names the contract: by its number, or by its holder's whole
 * name. One word alone names nobody.
 */
export function namesContract(
  contract: { id: string; name: string },
  said: { number: string; name: string },
): boolean {
  if (said.number.trim().toLowerCase() === contract.id.toLowerCase()) return true;
  const [theirs, given] = [wordsOf(contract.name), wordsOf(said.name)];
  return theirs.length > 1 && theirs.join(" ") === given.join(" ");
}

/** What the current period of a contract is: free, paid for, or not paid yet. */
export type Standing = "trial" | "paid" | "owed";

/** A contract as its pages show it; days and sums are in the reader's language already. */
export type ContractView = {
  token: string;
  /** The payment provider's number for it. */
  id: string;
  plan: string;
  price: string;
  began: string;
  /** The last day of the withdrawal. */
  withdrawBy: string;
  standing: Standing;
  /** The end of the current period. */
  periodEnds: string;
  /** The day of an end that is planned, or was; and whether it was. */
  ends: string | null;
  ended: boolean;
  name: string;
  email: string;
};
