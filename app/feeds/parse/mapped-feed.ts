import type { RawFeed } from "../feed.ts";

/** A feed without what is known from its bytes. */
export type MappedFeed = Omit<RawFeed, "format" | "encoding" | "problems">;

export const emptyFeed: MappedFeed = {
  title: null,
  description: null,
  homepage: null,
  lang: null,
  image: null,
  author: null,
  categories: [],
  rights: [],
  items: [],
};

/** A language tag as in RFC 5646; some software writes `en_US`. */
export const languageTag = (text: string | null | undefined): string | null =>
  text?.trim().replaceAll("_", "-").slice(0, 35) || null;

const maxTexts = 30;

/** The distinct texts of several lists, in order, at most thirty. */
export function distinctTexts(...lists: ((string | undefined)[] | undefined)[]): string[] {
  const found = new Set<string>();
  for (const list of lists)
    for (const text of list ?? []) {
      const trimmed = text?.trim();
      if (trimmed && found.size < maxTexts) found.add(trimmed.slice(0, 300));
    }
  return [...found];
}

const mailbox =
  /[(<[]?\s*(?:mailto:)?[^\s()<>[\]@]+@[^\s()<>[\]@.]+(?:\.[^\s()<>[\]@.]+)+\s*[)>\]]?/;

/** A person's name without the address beside it: "Ada Quay (ada@port.example)", "ada@port.example (Ada Quay)". */
export function personName(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim().slice(0, 300);
  if (!trimmed?.includes("@")) return trimmed || undefined;
  const name = trimmed.replace(mailbox, " ").trim();
  return name.replace(/^\((.*)\)$/, "$1").replace(/^[\s,;:|-]+|[\s,;:|-]+$/g, "") || undefined;
}

/** The names of several lists of people, as `distinctTexts`. */
export const distinctPeople = (...lists: ((string | undefined)[] | undefined)[]): string[] =>
  distinctTexts(...lists.map((list) => list?.map(personName)));
