// What page tests read out of a document. Short answers make short failures.

const entities: Record<string, string> = {
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const plain = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/** Everything a reader can read. */
export const textOf = (html: string): string => plain(/<body[\s\S]*/.exec(html)?.[0] ?? html);

/** The headlines of stories in the order of the page, each with its language. */
export const headlines = (html: string): { lang: string; title: string; href: string }[] =>
  [...html.matchAll(/<h3[^>]*\blang="(\w+)"[^>]*>([\s\S]*?)<\/h3>/g)].map(
    ([, lang = "", inner = ""]) => ({
      lang,
      title: plain(inner),
      href: /href="([^"]*)"/.exec(inner)?.[1] ?? "",
    }),
  );

/** The attribute `wanted` of the first `tag` whose attribute `name` is `value`. */
export function attribute(
  html: string,
  tag: string,
  name: string,
  value: string,
  wanted: string,
): string | null {
  for (const [element] of html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g")))
    if (element.includes(` ${name}="${value}"`))
      return new RegExp(`\\s${wanted}="([^"]*)"`).exec(element)?.[1] ?? null;
  return null;
}

/** What the document tells of its reader's account; undefined for a visitor's. */
export const accountOf = (html: string): unknown => {
  const text = /<html[^>]*\sdata-account="([^"]*)"/.exec(html)?.[1];
  return text && JSON.parse(text.replace(/&(#x27|quot|lt|gt|amp);/g, (e) => entities[e] ?? e));
};

/** The structured data of the page (JSON-LD), parsed as a machine would. */
export const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    (m) => JSON.parse(m[1] ?? ""),
  );
