import { createHash } from "node:crypto";
import type { RawItem } from "../feed.ts";
import { addressKey, cleanAddress } from "./address.ts";

/** Guids and links that several items of a feed share, and that therefore identify none of them. */
export type SharedKeys = { guids: ReadonlySet<string>; links: ReadonlySet<string> };

const longestKey = 200;

/** Guids with different links, and links that several items have, or that are the homepage. */
export function sharedKeys(items: RawItem[], homepage: string | null): SharedKeys {
  const linksOf = new Map<string, Set<string>>();
  const guidsOf = new Map<string, Set<string>>();
  for (const item of items) {
    const link = linkKey(item.link);
    const guid = item.id ?? `${item.title} ${item.published}`;
    if (item.id !== null) add(linksOf, item.id, link ?? "");
    if (link !== null) add(guidsOf, link, guid);
  }
  const links = keysWithSeveral(guidsOf);
  const home = linkKey(homepage);
  if (home !== null) links.add(home);
  return { guids: keysWithSeveral(linksOf), links };
}

function add(map: Map<string, Set<string>>, key: string, value: string) {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}

const keysWithSeveral = (map: Map<string, Set<string>>) =>
  new Set([...map].filter(([, values]) => values.size > 1).map(([key]) => key));

const linkKey = (link: string | null) => {
  const clean = cleanAddress(link);
  return clean === null ? null : addressKey(clean);
};

/**
 * The keys that identify an item of a source when it comes back, best first: `g:` its guid, `l:` its link in any
 * spelling. Publishers give one story several addresses, and sometimes two titles: so `t:` its title and `x:` its text
 * follow, each with the day. A short title is one of many of its day, and counts only if there is neither guid nor link;
 * texts must have a word of their titles in common, since some begin alike.
 * @param o.text null for an item that several others of its day may equal
 */
export function identitiesOf(
  item: RawItem,
  o: { title: string; text: string | null; link: string | null; day: string | null },
  shared: SharedKeys,
): string[] {
  const { title, text, link, day } = o;
  const keys: string[] = [];
  if (item.id !== null && !shared.guids.has(item.id)) keys.push(shorten("g:", item.id));
  const key = link === null ? null : addressKey(link);
  if (key !== null && !shared.links.has(key)) keys.push(shorten("l:", key));
  const words = wordsOf(title);
  if (keys.length === 0) return [titleKey(words, day)];
  if (text === null || day === null) return keys;
  if (words.length >= wordsOfOwnTitle) keys.push(titleKey(words, day));
  const start = wordsOf(text.slice(0, 1000)).slice(0, wireWords);
  if (start.length >= wordsOfOwnText)
    keys.push(`x:${hash([longestOf(words), start.join(" "), day])}`);
  return keys;
}

const longestOf = (words: string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");

const titleKey = (words: string[], day: string | null): string =>
  `t:${hash([words.join(" "), day])}`;

/** So many words in a title, or at the beginning of a text, no second story of a day has. */
const wordsOfOwnTitle = 7;
const wordsOfOwnText = 16;

const shorten = (prefix: string, key: string) =>
  prefix + (key.length > longestKey ? hash(key) : key.trim());

const wireWords = 24;

/**
 * A hash that is the same for the same agency text at several publishers: of the first two dozen words, without case,
 * accents, punctuation and the dateline ("BERLIN (dpa) –"). Null for shorter texts.
 */
export function wireHashOf(text: string): string | null {
  const body = text.replace(/^[^a-z]{2,40}\([^)]{2,40}\)\s*[-–—:]?\s*/, "").replace(/…$/, "");
  const words = wordsOf(body.slice(0, 1000));
  return words.length < wireWords ? null : hash(words.slice(0, wireWords).join(" "));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A short fingerprint of a JSON value: 128 bits of SHA-256. */
export const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
