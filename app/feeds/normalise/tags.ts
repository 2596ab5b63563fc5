import { plainText } from "./text.ts";

const longest = 60;
const maxTags = 30;

/** A feed's categories as tags: lists are split, addresses and repetitions left out. */
export function tagsOf(categories: string[]): string[] {
  const found = new Map<string, string>();
  for (const category of categories) {
    const text = plainText(category, "title");
    if (/^https?:|^\/\//i.test(text)) continue;
    for (const piece of text.split(/\s*[,;|]\s*|\s+\/\s+/)) {
      const tag = piece.replace(/^#/, "").trim();
      const key = tag.toLowerCase();
      const useful = tag.length > 1 && tag.length <= longest && /\p{L}/u.test(tag);
      if (useful && !found.has(key) && found.size < maxTags) found.set(key, tag);
    }
  }
  return [...found.values()];
}
