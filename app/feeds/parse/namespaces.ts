// The prefix of each namespace in the document that is passed to the parser. Publishers choose their own prefixes,
// write the addresses with or without the last slash, or forget the declarations.

const addresses: Record<string, string[]> = {
  "": [
    "purl.org/rss/1.0",
    "channel.netscape.com/rdf/simple/0.9",
    "my.netscape.com/rdf/simple/0.9",
    "backend.userland.com/rss",
    "backend.userland.com/rss2",
    "backend.userland.com/rss091",
    "backend.userland.com/rss092",
    "blogs.law.harvard.edu/tech/rss",
    "cyber.law.harvard.edu/rss",
    "purl.org/net/rss1.1#",
  ],
  atom: ["www.w3.org/2005/atom", "purl.org/atom/ns#"],
  rdf: ["www.w3.org/1999/02/22-rdf-syntax-ns#"],
  xhtml: ["www.w3.org/1999/xhtml"],
  dc: ["purl.org/dc/elements/1.1", "purl.org/dc/elements/1.0", "purl.org/metadata/dublin_core"],
  dcterms: ["purl.org/dc/terms"],
  content: ["purl.org/rss/1.0/modules/content"],
  slash: ["purl.org/rss/1.0/modules/slash"],
  thr: ["purl.org/syndication/thread/1.0"],
  media: [
    "search.yahoo.com/mrss",
    "video.search.yahoo.com/mrss",
    "tools.search.yahoo.com/mrss",
    "api.maximumasp.com/mrss",
  ],
  itunes: ["www.itunes.com/dtds/podcast-1.0.dtd"],
  podcast: [
    "podcastindex.org/namespace/1.0",
    "github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
  ],
  psc: ["podlove.org/simple-chapters"],
  yt: ["www.youtube.com/xml/schemas/2015", "gdata.youtube.com/schemas/2007"],
  cc: ["creativecommons.org/ns#", "web.resource.org/cc"],
  creativecommons: [
    "backend.userland.com/creativecommonsrssmodule",
    "cyber.law.harvard.edu/rss/creativecommonsrssmodule.html",
    "blogs.law.harvard.edu/tech/creativecommonsrssmodule",
  ],
  feedburner: ["rssnamespace.org/feedburner/ext/1.0"],
};

const byAddress = new Map(
  Object.entries(addresses).flatMap(([prefix, all]) => all.map((address) => [address, prefix])),
);
const known = new Set(Object.keys(addresses));

/** Declared prefixes, each with our own prefix for its namespace, or null for one that we do not use. */
export type Scope = ReadonlyMap<string, string | null>;

const maxDeclarations = 60;

/** The scope inside an element that declares `xmlns` and `xmlns:prefix` attributes. */
export function scopeWith(scope: Scope, attributes: ReadonlyMap<string, string>): Scope {
  let inner: Map<string, string | null> | null = null;
  for (const [name, value] of attributes) {
    if (!name.startsWith("xmlns") || (name.length > 5 && name[5] !== ":")) continue;
    inner ??= new Map(scope);
    if (inner.size >= maxDeclarations) break;
    inner.set(name.slice(6), prefixOf(value));
  }
  return inner ?? scope;
}

/**
 * An element's name with our prefix for its namespace (`media:content`, `dc:date`, `title`), in lower case;
 * null for an element that we do not use. An undeclared prefix is taken as ours. A default namespace that is Atom, or
 * unknown, is ignored: some RSS feeds declare one by mistake.
 */
export function canonicalName(name: string, scope: Scope): string | null {
  const colon = name.indexOf(":");
  if (colon < 0) {
    const prefix = scope.get("");
    return prefix && prefix !== "atom" ? `${prefix}:${name}` : name;
  }
  const declared = scope.get(name.slice(0, colon));
  const prefix = declared === undefined ? name.slice(0, colon) : declared;
  if (prefix === null || !known.has(prefix)) return null;
  const local = name.slice(colon + 1);
  return prefix === "" ? local : `${prefix}:${local}`;
}

function prefixOf(uri: string): string | null {
  const address = uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "");
  return byAddress.get(address) ?? byAddress.get(address.replace(/\/$/, "")) ?? null;
}
