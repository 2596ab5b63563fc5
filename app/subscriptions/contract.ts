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
  /** The end of what is paid for. */
  paidUntil: string;
  /** The day of an end that is planned, or was. */
  ends: string | null;
  name: string;
  email: string;
};
