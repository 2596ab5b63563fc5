import type { FeedProblem, RawFeed } from "../feed.ts";
import { decodeBytes } from "./decode.server.ts";
import { printable } from "./entities.ts";
import { readJson } from "./json.ts";
import { webUrl } from "./links.ts";
import { mapAtom } from "./map-atom.server.ts";
import { mapJson } from "./map-json.server.ts";
import { mapRss } from "./map-rss.server.ts";
import { emptyFeed, type MappedFeed } from "./mapped-feed.ts";
import { readProlog } from "./prolog.ts";
import { rewriteAtom, rewriteRss } from "./rewrite.ts";
import { readTree, type Tree } from "./tree.ts";

const maxBytes = 16 * 1024 * 1024;
const maxItems = 1000;

/**
 * Parses a feed: RSS 0.9x to 2.0, RDF, Atom 0.3 and 1.0, JSON Feed. Errors are repaired where that needs no guess about
 * the content, and listed in `problems`; of a truncated feed the complete items are kept. `contentType` is the HTTP
 * header, `url` is where the bytes came from. If it is not a feed: `failed`, with one of the codes empty, binary, html,
 * not-a-feed, broken. Never throws, and takes linear time.
 */
export function parseFeed(
  bytes: Uint8Array,
  { contentType, url }: { contentType?: string | null; url?: string | null },
): RawFeed | { failed: FeedProblem } {
  const problems: FeedProblem[] = [];
  if (bytes.length > maxBytes)
    problems.push({ code: "too-long", message: "Only the first 16 MiB of the feed were read." });
  const decoded = decodeBytes(bytes.subarray(0, maxBytes), contentType ?? null);
  if ("failed" in decoded) return decoded;
  problems.push(...decoded.problems);
  const text = printable(decoded.text);
  const base = webUrl(url, null);
  const read = /^\s*[{[]/.test(text.slice(0, 1000))
    ? fromJson(text, base, problems)
    : fromXml(text, base, problems);
  return "failed" in read ? read : { ...read, encoding: decoded.encoding, problems };
}

type ParsedDocument = Omit<RawFeed, "encoding" | "problems"> | { failed: FeedProblem };

function fromJson(text: string, url: string | null, problems: FeedProblem[]): ParsedDocument {
  const json = readJson(text);
  if (!json) return fail("broken", "The document begins like JSON, but is not a JSON object.");
  try {
    const mapped = mapJson(json.value, url, maxItems);
    if (json.cut) problems.push(cutShort);
    return { format: "json", ...mapped };
  } catch {
    return fail("not-a-feed", "The document is JSON, but not a JSON Feed.");
  }
}

function fromXml(text: string, url: string | null, problems: FeedProblem[]): ParsedDocument {
  if (text.trim() === "") return fail("empty", "The document is empty.");
  const prolog = readProlog(text);
  if (prolog === "html") return fail("html", "The document is a web page, not a feed.");
  if (prolog === "unknown")
    return fail("not-a-feed", "The document holds no RSS, RDF, Atom or JSON feed.");
  if (prolog.junk > 0)
    problems.push({
      code: "leading-junk",
      message: `${prolog.junk} characters of something else stand before the feed.`,
    });
  if (prolog.declared.size > 0)
    problems.push({
      code: "entities",
      message: "The document declares entities of its own; they were not expanded.",
    });
  const tree = readTree(text, prolog.start, prolog.declared);
  if (tree.cut) problems.push(cutShort);
  if (tree.hasMore)
    problems.push({
      code: "too-many-items",
      message: `Only the first ${maxItems} items were read.`,
    });
  const channel = tree.root.children.some((child) => child.name === "channel");
  if (prolog.kind === "rdf" && tree.items.length === 0 && !channel)
    return fail("not-a-feed", "The document is RDF, but not a feed.");
  return { format: prolog.kind, ...mapTree(tree, prolog.kind, url) };
}

/** The parser throws for a feed without any known element; it counts as an empty feed. */
function mapTree(tree: Tree, kind: "rss" | "rdf" | "atom", url: string | null): MappedFeed {
  try {
    return kind === "atom" ? mapAtom(rewriteAtom(tree), url) : mapRss(rewriteRss(tree), url);
  } catch {
    return emptyFeed;
  }
}

const cutShort: FeedProblem = {
  code: "cut",
  message: "The feed ends in the middle; its whole items were kept.",
};

const fail = (code: string, message: string) => ({ failed: { code, message } });
