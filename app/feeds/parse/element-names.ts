// The elements that we use, and the names that publishers give them.
const prefixes =
  /^(?:atom|itunes|media|dc|dcterms|content|slash|podcast|psc|yt|thr|cc|creativecommons):[a-z]/;
const plainElements = new Set(
  `title link description author category comments enclosure guid pubdate lastbuilddate source image url
  language copyright generator name uri email id updated published issued created modified summary content
  subtitle tagline rights logo icon contributor managingeditor width height`.split(/\s+/),
);
/** Whether it is an element without a namespace that we use. */
export const isPlain = (name: string): boolean => plainElements.has(name);

/** Whether we use an element of this name. */
export const isKnown = (name: string): boolean => isPlain(name) || prefixes.test(name);
export const keptAttributes = new Set(
  `url href src rel type length title medium filesize width height duration isdefault lang label term scheme
  domain ispermalink role text number display img group count language start uri contenttype`.split(
    /\s+/,
  ),
);
export const structuredElements = new Set(
  `author contributor image source atom:author atom:contributor media:group media:content itunes:owner
  itunes:category psc:chapters podcast:alternateenclosure`.split(/\s+/),
);

/** The elements of Atom whose text may be base64. */
export const base64Elements = new Set(["title", "summary", "content", "subtitle", "tagline"]);

/** Elements that RSS items borrow from other formats without a namespace, by their standard names. */
export const rssNames: Record<string, string> = {
  id: "atom:id",
  updated: "atom:updated",
  modified: "atom:updated",
  published: "atom:published",
  issued: "atom:published",
  created: "atom:published",
  updatedate: "atom:updated",
  lastmodified: "atom:updated",
  lastbuilddate: "atom:updated",
  publishdate: "pubdate",
  publicationdate: "pubdate",
  summary: "atom:summary",
  content: "content:encoded",
  body: "content:encoded",
  fullitem: "content:encoded",
  "dc:author": "dc:creator",
  "xhtml:body": "content:encoded",
  date: "dc:date",
  creator: "dc:creator",
  byline: "dc:creator",
  subject: "dc:subject",
  language: "dc:language",
  "dc:created": "dcterms:created",
  "dc:modified": "dcterms:modified",
  copyright: "dc:rights",
  rights: "dc:rights",
  license: "cc:license",
};
export const channelNames: Record<string, string> = {
  rights: "dc:rights",
  license: "cc:license",
  "dc:author": "dc:creator",
  creator: "dc:creator",
};
export const atomNames: Record<string, string> = {
  pubdate: "published",
  description: "summary",
  guid: "id",
  "content:encoded": "content",
  date: "dc:date",
  creator: "dc:creator",
  "dc:author": "dc:creator",
  "dc:created": "dcterms:created",
  "dc:modified": "dcterms:modified",
  copyright: "rights",
  license: "cc:license",
};
/** Elements that may have their address in the attribute `rdf:resource`. */
export const linkedLicences = new Set(["cc:license", "creativecommons:license"]);
export const pictures = new Set(["image", "img", "thumb", "thumbnail", "picture", "photo"]);
export const namespaces = `xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters" xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:thr="http://purl.org/syndication/thread/1.0" xmlns:cc="http://creativecommons.org/ns#" xmlns:creativecommons="http://backend.userland.com/creativeCommonsRssModule"`;
