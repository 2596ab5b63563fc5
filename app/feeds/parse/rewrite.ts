// Writes the elements of a feed as a clean document for the parser: one link for each item, elements under their
// standard names and in their standard places, and only those that we use.
import type { Element, Tree } from "./tree.ts";

const prefixes = /^(?:atom|itunes|media|dc|dcterms|content|slash|podcast|yt|thr):[a-z]/;
const plainElements = new Set(
  `title link description author category comments enclosure guid pubdate lastbuilddate source image url
  language copyright generator name uri email id updated published issued created modified summary content
  subtitle tagline rights logo icon contributor managingeditor width height`.split(/\s+/),
);
const keptAttributes = new Set(
  `url href src rel type length title medium filesize width height duration isdefault lang label term scheme
  domain ispermalink role text number display img group count`.split(/\s+/),
);
const structuredElements = new Set(
  `author contributor image source atom:author atom:contributor media:group media:content itunes:owner
  itunes:category`.split(/\s+/),
);

/** Elements that RSS items borrow from other formats without a namespace, by their standard names. */
const rssNames: Record<string, string> = {
  id: "atom:id",
  updated: "atom:updated",
  modified: "atom:updated",
  published: "atom:published",
  issued: "atom:published",
  created: "atom:published",
  summary: "atom:summary",
  content: "content:encoded",
  body: "content:encoded",
  fullitem: "content:encoded",
  "dc:author": "dc:creator",
  "xhtml:body": "content:encoded",
  date: "dc:date",
  creator: "dc:creator",
  subject: "dc:subject",
  language: "dc:language",
  "dc:created": "dcterms:created",
  "dc:modified": "dcterms:modified",
};
const atomNames: Record<string, string> = {
  pubdate: "published",
  description: "summary",
  guid: "id",
  "content:encoded": "content",
};
const pictures = new Set(["image", "img", "thumb", "thumbnail", "picture", "photo"]);
const namespaces = `xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:thr="http://purl.org/syndication/thread/1.0"`;

/** The feed as RSS 2.0; `rdf:about` becomes the guid of RDF items. */
export function rewriteRss(tree: Tree): string {
  const channel = tree.root.children.find((child) => child.name === "channel") ?? tree.root;
  const out = [`<rss version="2.0" ${namespaces}${languageOf(tree.root)}><channel>`];
  writeLink(out, channel);
  for (const child of flatChildren(channel)) {
    if (child.name === "link") continue;
    if (child.name === "image" && child.children.length === 0) writePictureOf(out, child);
    else writeElement(out, child, child.name === "dc:author" ? "dc:creator" : child.name);
  }
  for (const child of tree.root === channel ? [] : tree.root.children)
    if (child.name === "image") writeElement(out, child, "image");
  for (const item of tree.items) writeRssItem(out, item);
  out.push("</channel></rss>");
  return out.join("");
}

/** The feed as Atom 1.0. */
export function rewriteAtom(tree: Tree): string {
  const out = [`<feed xmlns="http://www.w3.org/2005/Atom" ${namespaces}${languageOf(tree.root)}>`];
  for (const child of flatChildren(tree.root)) writeAtomChild(out, child);
  for (const item of tree.items) {
    out.push(`<entry${languageOf(item)}>`);
    for (const child of flatChildren(item)) writeAtomChild(out, child);
    out.push("</entry>");
  }
  out.push("</feed>");
  return out.join("");
}

function writeRssItem(out: string[], item: Element) {
  out.push(`<item${languageOf(item)}>`);
  writeLink(out, item);
  const about = item.attributes.get("rdf:about");
  let identified = false;
  for (const child of flatChildren(item)) {
    if (child.name === "link") continue;
    if (child.name === "guid" && child.text.trim() !== "") identified = true;
    if (pictures.has(child.name)) writePicture(out, child);
    else writeElement(out, child, rssNames[child.name] ?? child.name);
  }
  if (about && !identified) out.push(`<guid>${escapeText(resolve(about, item.base))}</guid>`);
  out.push("</item>");
}

function writeAtomChild(out: string[], child: Element) {
  const local = child.name.startsWith("atom:") ? child.name.slice(5) : child.name;
  const name = atomNames[local] ?? local;
  if (name === "content" && /^(?:image|audio|video)\//i.test(child.attributes.get("type") ?? ""))
    return;
  if (child.attributes.get("mode")?.toLowerCase() === "base64") return;
  if (name === "enclosure") {
    const address = escapeText(resolve(child.attributes.get("url") ?? "", child.base));
    const type = escapeText(child.attributes.get("type") ?? "");
    out.push(`<link rel="enclosure" href="${address}" type="${type}"/>`);
  } else if ((name === "author" || name === "contributor") && child.children.length === 0) {
    out.push(`<${name}><name>${escapeText(child.text.slice(0, 300))}</name></${name}>`);
  } else {
    writeElement(out, child, name);
  }
}

/** Writes one link: the publisher's own before that of a feed service, an absolute address before others. */
function writeLink(out: string[], parent: Element) {
  const links: string[] = [];
  for (const child of flatChildren(parent)) {
    const rel = child.attributes.get("rel")?.toLowerCase();
    if (child.name === "feedburner:origlink") links.unshift(child.text.trim());
    if (child.name !== "link" || (rel !== undefined && rel !== "alternate")) continue;
    const address = child.text.trim() || child.attributes.get("href")?.trim();
    if (address) links.push(resolve(address, child.base));
  }
  const link = links.find((address) => /^https?:/i.test(address)) ?? links[0];
  if (link) out.push(`<link>${escapeText(link)}</link>`);
}

function pictureAddress(element: Element): string {
  const { attributes } = element;
  const address =
    attributes.get("url") ??
    attributes.get("href") ??
    attributes.get("src") ??
    element.children.find((child) => child.name === "url")?.text ??
    element.text;
  return resolve(address.trim(), element.base);
}

function writePicture(out: string[], element: Element) {
  const address = pictureAddress(element);
  if (address) out.push(`<media:thumbnail url="${escapeText(address)}"/>`);
}

function writePictureOf(out: string[], element: Element) {
  const address = pictureAddress(element);
  if (address) out.push(`<image><url>${escapeText(address)}</url></image>`);
}

function writeElement(out: string[], element: Element, name: string) {
  if (!plainElements.has(name) && !prefixes.test(name)) return;
  const inner = structuredElements.has(element.name) ? flatChildren(element) : [];
  const text = inner.length > 0 ? "" : element.text.trim().slice(0, longestText(name));
  if (text === "" && inner.length === 0 && element.attributes.size === 0) return;
  out.push("<", name);
  for (const [key, value] of element.attributes) {
    if (!keptAttributes.has(key)) continue;
    const address = key === "href" || key === "url" || key === "src";
    const type = key === "type" && /xhtml/i.test(value) ? "html" : value;
    const written = name === "itunes:image" && key === "url" ? "href" : key;
    out.push(` ${written}="${escapeText(address ? resolve(value, element.base) : type)}"`);
  }
  if (element.lang && (name === "title" || name === "atom:title"))
    out.push(` xml:lang="${escapeText(element.lang)}"`);
  out.push(">");
  for (const child of inner) {
    const local = child.name.startsWith("atom:") && name === "author" ? child.name.slice(5) : "";
    writeElement(out, child, local || child.name);
  }
  out.push(
    escapeText(addressElements.has(name) ? resolve(text, element.base) : text),
    `</${name}>`,
  );
}

/** The longest text of an element. Names of people are short, as the parser takes quadratic time for their mailboxes. */
const longestText = (name: string) =>
  people.test(name) ? 300 : prose.test(name) ? Infinity : 4000;
const people = /(?:^|:)(?:author|contributor|managingeditor|name|creator|credit)$/;
const prose = /(?:^|:)(?:description|summary|content|encoded|subtitle|text|abstract)$/;

const addressElements = new Set(["url", "logo", "icon", "comments", "itunes:image"]);

/** An element's children, including those that a missing end tag has moved into a text element. */
function flatChildren(element: Element): Element[] {
  if (!element.children.some(hasMisplacedChildren)) return element.children;
  return element.children.flatMap((child) =>
    hasMisplacedChildren(child) ? [child, ...flatChildren(child)] : [child],
  );
}

const hasMisplacedChildren = ({ name, children }: Element) =>
  children.length > 0 &&
  !structuredElements.has(name) &&
  (plainElements.has(name) || simple.test(name));
const simple = /^(?:dc|dcterms|itunes|content|slash|thr):/;

function languageOf(element: Element): string {
  const lang = element.children.find((child) => child.name === "title")?.lang ?? element.lang;
  return lang ? ` xml:lang="${escapeText(lang)}"` : "";
}

function resolve(address: string, base: string | null): string {
  const trimmed = address.trim();
  if (base === null || trimmed === "" || /^[a-z][a-z\d+.-]*:/i.test(trimmed)) return trimmed;
  return URL.parse(trimmed, base)?.href ?? trimmed;
}

const special = /[&<>"]/g;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeText = (text: string) => text.replace(special, (char) => escapes[char] ?? "");
