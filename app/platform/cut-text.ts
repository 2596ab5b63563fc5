/** At most `limit` characters of a text, without half of one: an emoji has two. */
export const cutText = (text: string, limit: number): string =>
  text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
