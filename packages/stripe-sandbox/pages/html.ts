// HTML as a separate type, so that texts are always escaped.

export type Html = { readonly html: string };
type Part = Html | string | number | null | false | undefined | Part[];

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => escapes[c] ?? c);

function text(part: Part): string {
  if (Array.isArray(part)) return part.map(text).join("");
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "object") return part.html;
  return escaped(String(part));
}

/** An HTML template that escapes its values; lists are joined, null and false are left out. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.reduce((whole, s, i) => whole + s + (i < parts.length ? text(parts[i]) : ""), ""),
});
