import type { RawFeed } from "../feed.ts";

/** A feed before we add what we know about its bytes. */
export type Shaped = Omit<RawFeed, "format" | "encoding" | "problems">;

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
