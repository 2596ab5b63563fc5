import { clip } from "./clip.ts";
import { plainText } from "./text.ts";

/** What stands before a name and may begin one too, with a capital: "Di Maio Luigi". */
const alsoInNames = "von|par|por|di|door|av|af";
const inNoName = "by|autor|author|text|propos recueillis par|redaktion";
const prefixes = [
  new RegExp(`^(?:${inNoName}|${alsoInNames})\\s*:\\s*`, "iu"),
  new RegExp(`^(?:${inNoName})\\s+(?=\\p{L})`, "iu"),
  new RegExp(`^(?:${alsoInNames})\\s+(?=\\p{Lu})`, "u"),
  // Before a first name and a surname.
  /^(?:Von|VON|Par|PAR|Por|POR|Door|DOOR|Af|AF)\s+(?=\p{Lu}[\p{L}.’'-]*\s+\p{Lu})/u,
];

/**
 * The authors, at most three names; addresses, mailboxes and numbers are ignored, and so is the outlet itself, by whose
 * name the title of the feed begins. Null if no name is left.
 */
export function bylineOf(authors: string[], feedTitle: string | null = null): string | null {
  const outlet = plainText(feedTitle, "title").toLowerCase();
  const names = new Set<string>();
  for (const author of authors) {
    const name = prefixes
      .reduce((text, prefix) => text.replace(prefix, ""), plainText(author, "title"))
      .replace(/^[\s,;|]+|[\s,;|]+$/g, "");
    const named = /\p{L}{2}/u.test(name) && !/@|https?:|^www\./i.test(name);
    if (!named || name.length > 120 || outlet.startsWith(name.toLowerCase())) continue;
    if (names.size < 3) names.add(name);
  }
  return names.size === 0 ? null : clip([...names].join(", "), 200);
}
