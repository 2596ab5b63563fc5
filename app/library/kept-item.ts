import { type ItemKind, itemKinds } from "./item.ts";

/**
 * What a browser keeps of an item that was saved or opened (specification, section 3). `meta` is an article's
 * slug, a video's author, an episode's show. `lang` is the title's language, ours beside the specification's
 * fields: headlines are read out in their own.
 */
export type KeptItem = {
  id: number;
  type: ItemKind;
  title: string;
  meta: string;
  lang?: string | undefined;
};

/** Where the item is shown. */
export const pathOf = (item: KeptItem): string =>
  item.type === "article" ? `/article/${item.meta}` : `/${item.type}/${item.id}`;

/** `article:12` */
export const nameOf = (item: Pick<KeptItem, "id" | "type">): string => `${item.type}:${item.id}`;

/** The item in a value that was stored, by us or by anyone; null when it is none. */
export function keptItemOf(value: unknown): KeptItem | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, type, title, meta, lang } = value as Record<string, unknown>;
  const kind = itemKinds.find((k) => k === type);
  if (!kind || !Number.isSafeInteger(id) || (id as number) < 1) return null;
  if (typeof title !== "string" || title.trim() === "" || title.length > 1000) return null;
  if (typeof meta !== "string" || meta.length > 300) return null;
  // The slug becomes an address.
  if (kind === "article" && !/^[\w-]+$/.test(meta)) return null;
  const known = typeof lang === "string" && /^[a-z]{2,3}(-\w{2,8})?$/.test(lang);
  return { id: id as number, type: kind, title, meta, ...(known ? { lang } : {}) };
}

/** Text that should be JSON; undefined for what is not. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
