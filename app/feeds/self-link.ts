import { webAddress } from "#platform/http/web-address.ts";

const headBytes = 65_536;

/** The address that the bytes of a feed give as the feed's own; null when they give none that can be fetched. */
export function ownAddress(bytes: Uint8Array): string | null {
  // Addresses are ASCII, so any such reading of the head will do.
  const link = selfLink(new TextDecoder("latin1").decode(bytes.subarray(0, headBytes)));
  return link === null ? null : (webAddress(link)?.href ?? null);
}

/**
 * The address a feed gives as its own: `<link rel="self">` of Atom and of RSS with Atom's namespace, or JSON
 * Feed's `feed_url`. Read from the head of the file alone, before any item.
 */
export function selfLink(head: string): string | null {
  const json = /^\W*\{/.test(head) && /"feed_url"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(head)?.[1];
  if (json) return absolute(JSON.parse(json));
  const beforeItems = head.split(/<(?:\w+:)?(?:item|entry)[\s>]/, 1)[0] ?? "";
  for (const [tag] of beforeItems.matchAll(/<(?:\w+:)?link\s[^>]*>/g))
    if (/\srel\s*=\s*["']self["']/.test(tag))
      return absolute(/\shref\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? "");
  return null;
}

const absolute = (href: string): string | null => {
  const url = href.replaceAll("&amp;", "&").trim();
  return /^https?:\/\//i.test(url) ? url : null;
};
