/** The lists that anyone may join. */
export const publicLists = ["weekly-digest", "product-news"] as const;
export type PublicList = (typeof publicLists)[number];

/** The page of a list, and of its issue of a day (`YYYY-MM-DD`). */
export const listPath = (list: string): string => `/newsletter/${list}`;
export const issuePath = (list: string, day: string): string => `${listPath(list)}/${day}`;

/**
 * An e-mail address, trimmed and in lower case, like those of accounts (`normalEmail`). Null for an invalid one: not two
 * parts, with blanks or control characters, or longer than RFC 5321 allows. It allows more characters than accounts do.
 */
export function parseEmail(text: string): string | null {
  const email = text.trim();
  const parts =
    /^([^\s@<>()[\]\\,;:"\p{Cc}]{1,64})@((?:[^\s@.<>()[\]\\,;:"/\p{Cc}]+\.)+[^\s@.<>()[\]\\,;:"/\p{Cc}]{2,})$/u.exec(
      email,
    );
  if (!parts || email.length > 254) return null;
  return email.toLowerCase();
}

/** Names as a language lists them: a, b and c. */
export const joinNames = (locale: string, names: string[]): string =>
  new Intl.ListFormat(locale).format(names);
