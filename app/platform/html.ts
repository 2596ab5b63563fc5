/** Markup that needs no escaping. Only `html` makes it. */
export type Html = { readonly html: string };
type Part = string | number | Html | null | readonly (string | Html)[];

const names: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => names[sign] ?? "");

const written = (part: Part): string => {
  if (part === null) return "";
  if (Array.isArray(part)) return part.map(written).join("");
  return typeof part === "object" && "html" in part ? part.html : escaped(String(part));
};

/** A template literal of markup. Text values are escaped for elements and quoted attributes; null writes nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: String.raw({ raw: strings }, ...parts.map(written)),
});
