import { clip } from "./clip.ts";
import { plainText } from "./text.ts";

const prefix =
  /^(?:by|von|par|por|di|door|av|af|autor|author|text|propos recueillis par|redaktion)\s*:?\s+(?=\p{Lu})/iu;

/**
 * The authors, at most three names; addresses, mailboxes and numbers are ignored, and so is the outlet itself, by whose
 * name the title of the feed begins. Null if no name is left.
 */
export function bylineOf(authors: string[], feedTitle: string | null = null): string | null {
  const outlet = plainText(feedTitle, "title").toLowerCase();
  const names = new Set<string>();
  for (const author of authors) {
    const name = plainText(author, "title")
      .replace(prefix, "")
      .replace(/^[\s,;|]+|[\s,;|]+$/g, "");
    const named = /\p{L}{2}/u.test(name) && !/@|https?:|^www\./i.test(name);
    if (!named || name.length > 120 || outlet.startsWith(name.toLowerCase())) continue;
    if (names.size < 3) names.add(name);
  }
  return names.size === 0 ? null : clip([...names].join(", "), 200);
}
