import { clip } from "./clip.ts";
import { plainText } from "./text.ts";

const prefix =
  /^(?:by|von|par|por|di|door|av|af|autor|author|text|propos recueillis par|redaktion)\s*:?\s+(?=\p{Lu})/iu;

/** The authors, at most three names; addresses, mailboxes and numbers are ignored. Null if no name is left. */
export function bylineOf(authors: string[]): string | null {
  const names = new Set<string>();
  for (const author of authors) {
    const name = plainText(author, "title")
      .replace(prefix, "")
      .replace(/^[\s,;|]+|[\s,;|]+$/g, "");
    const named = /\p{L}{2}/u.test(name) && !/@|https?:|^www\./i.test(name);
    if (named && name.length <= 120 && names.size < 3) names.add(name);
  }
  return names.size === 0 ? null : clip([...names].join(", "), 200);
}
