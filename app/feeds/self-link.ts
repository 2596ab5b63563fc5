import { parseWebUrl } from "#platform/http/web-url.ts";

const headBytes = 65_536;

/** The self link of a feed's bytes; null if there is none that can be fetched. */
export function findOwnAddress(bytes: Uint8Array): string | null {
  // Addresses are ASCII, so the charset does not matter here.
  const link = findSelfLink(new TextDecoder("latin1").decode(bytes.subarray(0, headBytes)));
  return link === null ? null : (parseWebUrl(link)?.href ?? null);
}

/**
 * A feed's self link: `<link rel="self">` in Atom and in RSS with Atom's namespace, or `feed_url` in JSON Feed. Only
 * the head of the file is read, before the first item.
 */
export function findSelfLink(head: string): string | null {
  const json = /^\W*\{/.test(head) && /"feed_url"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(head)?.[1];
  if (json) return absoluteAddress(readJsonString(json));
  const beforeItems = head.split(/<(?:\w+:)?(?:item|entry)[\s>]/, 1)[0] ?? "";
  for (const [tag] of beforeItems.matchAll(/<(?:\w+:)?link\s[^>]*>/g))
    if (/\srel\s*=\s*["']self["']/.test(tag))
      return absoluteAddress(/\shref\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? "");
  return null;
}

function readJsonString(json: string): string {
  try {
    return JSON.parse(json);
  } catch {
    return "";
  }
}

const absoluteAddress = (href: string): string | null => {
  const url = href.replaceAll("&amp;", "&").trim();
  return /^https?:\/\//i.test(url) ? url : null;
};
