import { isPublicAddress } from "#platform/mail/address.ts";

/** The lists that anyone may join. */
export const publicLists = ["weekly-digest", "product-news"] as const;
export type PublicList = (typeof publicLists)[number];

/** The page of a list, and of its issue of a day (`YYYY-MM-DD`). */
export const listPath = (list: string): string => `/newsletter/${list}`;
export const issuePath = (list: string, day: string): string => `${listPath(list)}/${day}`;

/**
 * An e-mail address, trimmed and in lower case, like those of accounts (`normalEmail`). Null for an invalid one. It allows
 * more characters than accounts do.
 */
export function parseEmail(text: string): string | null {
  const email = text.trim();
  return isPublicAddress(email) ? email.toLowerCase() : null;
}

/** Names as a language lists them: a, b and c. */
export const joinNames = (locale: string, names: string[]): string =>
  new Intl.ListFormat(locale).format(names);
