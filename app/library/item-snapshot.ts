import { type ItemKind, itemKinds } from "./item.ts";

/**
 * What a browser stores of an item that was saved or opened (specification, section 3).
 * @property meta an article's slug, a video's author, an episode's show
 * @property lang the language of the title, so that screen readers pronounce it; not in the specification
 */
export type ItemSnapshot = {
  id: number;
  type: ItemKind;
  title: string;
  meta: string;
  lang?: string | undefined;
};

/** Where the item is shown. */
export const pathOf = (item: ItemSnapshot): string =>
  item.type === "article" ? `/article/${item.meta}` : `/${item.type}/${item.id}`;

/** The item in a stored value, which may be damaged or foreign: null where it is not valid. */
export function parseItemSnapshot(value: unknown): ItemSnapshot | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, type, title, meta, lang } = value as Record<string, unknown>;
  const kind = itemKinds.find((k) => k === type);
  if (!kind || !Number.isSafeInteger(id) || (id as number) < 1) return null;
  if (typeof title !== "string" || title.trim() === "" || title.length > 1000) return null;
  if (typeof meta !== "string" || meta.length > 300) return null;
  // The slug becomes part of an address.
  if (kind === "article" && !/^[\w-]+$/.test(meta)) return null;
  const known = typeof lang === "string" && /^[a-z]{2,3}(-\w{2,8})?$/.test(lang);
  return { id: id as number, type: kind, title, meta, ...(known ? { lang } : {}) };
}

/** The value of a JSON text; undefined where the text is null or not JSON. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
