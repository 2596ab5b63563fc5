import type { RawFeed } from "../feed.ts";

/** A feed before we add what we know about its bytes. */
export type Shaped = Omit<RawFeed, "format" | "encoding" | "problems">;

export const emptyFeed: Shaped = {
  title: null,
  description: null,
  homepage: null,
  lang: null,
  image: null,
  author: null,
  categories: [],
  items: [],
};

/** A language tag as RFC 5646 spells it: software writes `en_US`. */
export const languageTag = (text: string | null | undefined): string | null =>
  text?.trim().replaceAll("_", "-").slice(0, 35) || null;

const most = 30;

/** The distinct texts of several lists, in order: thirty at the most. */
export function texts(...lists: ((string | undefined)[] | undefined)[]): string[] {
  const found = new Set<string>();
  for (const list of lists)
    for (const text of list ?? []) {
      const trimmed = text?.trim();
      if (trimmed && found.size < most) found.add(trimmed.slice(0, 300));
    }
  return [...found];
}
