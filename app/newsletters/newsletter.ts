/** The lists that anyone may join (decision 16). */
export const publicLists = ["weekly-digest", "product-news"] as const;
export type PublicList = (typeof publicLists)[number];

/**
 * An address as it is stored: trimmed, its domain in lower case. Null for what cannot be one: no or two
 * parts, blanks or control characters in it, longer than RFC 5321 allows.
 */
export function emailOf(text: string): string | null {
  const email = text.trim();
  const parts =
    /^([^\s@<>()[\]\\,;:"\p{Cc}]{1,64})@((?:[^\s@.<>()[\]\\,;:"/\p{Cc}]+\.)+[^\s@.<>()[\]\\,;:"/\p{Cc}]{2,})$/u.exec(
      email,
    );
  if (!parts || email.length > 254) return null;
  return `${parts[1]}@${parts[2]?.toLowerCase()}`;
}

/** Names in a row, as the language joins them: a, b and c. */
export const joinNames = (locale: string, names: string[]): string =>
  new Intl.ListFormat(locale).format(names);
