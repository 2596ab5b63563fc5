// Writes the elements of a feed as a clean document for the parser: one link for each item, elements under their
// standard names and in their standard places, and only those that we use.
import { isBase64, textOfBase64 } from "./base64.ts";
import {
  atomNames,
  base64Elements,
  channelNames,
  isKnown,
  isPlain,
  keptAttributes,
  linkedLicences,
  namespaces,
  pictures,
  rssNames,
  structuredElements,
} from "./element-names.ts";
import { type Element, liveItemName, type Tree } from "./tree.ts";

/** What marks an item that goes out live. A publisher's own elements lose this attribute on the way. */
export const liveMark = "goes-out-live";

const htmlType: ReadonlyMap<string, string> = new Map([["type", "html"]]);

/** The feed as RSS 2.0; `rdf:about` becomes the guid of RDF items. */
export function rewriteRss(tree: Tree): string {
  const channel = tree.root.children.find((child) => child.name === "channel") ?? tree.root;
  const out = [
    `<rss version="2.0" ${namespaces}${languageOf(tree.root, tree.root.lang)}><channel>`,
  ];
  writeLink(out, channel);
  for (const child of flatChildren(channel)) {
    if (child.name === "link") continue;
    if (child.name === "image" && child.children.length === 0) writePictureOf(out, child);
    else if (child.name === "author") writeEditor(out, child);
    else writeElement(out, child, channelNames[child.name] ?? child.name);
  }
  for (const child of tree.root === channel ? [] : tree.root.children)
    if (child.name === "image") writeElement(out, child, "image");
  for (const item of tree.items) writeRssItem(out, item);
  out.push("</channel></rss>");
  return out.join("");
}

/** The feed as Atom 1.0. */
export function rewriteAtom(tree: Tree): string {
  const out = [
    `<feed xmlns="http://www.w3.org/2005/Atom" ${namespaces}${languageOf(tree.root, tree.root.lang)}>`,
  ];
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
  const isLive = item.name === liveItemName;
  // One that is only announced, or has ended, has nothing that could be played.
  if (isLive && item.attributes.get("status")?.trim().toLowerCase() !== "live") return;
  out.push(`<item${languageOf(item)}>`);
  if (isLive) out.push(`<podcast:txt purpose="${liveMark}">live</podcast:txt>`);
  writeLink(out, item);
  const about = aboutOf(item);
  let identified = false;
  for (const child of flatChildren(item)) {
    if (child.name === "link") continue;
    if (child.name === "guid" && child.text.trim() !== "") identified = true;
    if (pictures.has(child.name)) writePicture(out, child);
    else if (child.name === "enclosure") writeEnclosure(out, child);
    else if (child.name === "itunes:category") writeCategory(out, child);
    else writeElement(out, child, rssNames[child.name] ?? child.name);
  }
  if (about && !identified) out.push(`<guid>${escapeText(resolve(about, item.base))}</guid>`);
  out.push("</item>");
}

const aboutOf = ({ attributes }: Element): string | undefined =>
  attributes.get("rdf:about") ?? [...attributes].find(([key]) => key.endsWith(":about"))?.[1];

const resourceOf = ({ attributes }: Element): string =>
  [...attributes].find(([key]) => /^(?:\w+:)?resource$|^href$/.test(key))?.[1]?.trim() ?? "";

/** The author of a channel, which RSS calls its editor. */
function writeEditor(out: string[], { text, children }: Element) {
  const name = children.find((child) => child.name === "name")?.text ?? text;
  out.push(`<managingeditor>${escapeText(name.trim().slice(0, 300))}</managingeditor>`);
}

function writeAtomChild(out: string[], child: Element) {
  const local = child.name.startsWith("atom:") ? child.name.slice(5) : child.name;
  const name = atomNames[local] ?? local;
  if (name === "content" && /^(?:image|audio|video)\//i.test(child.attributes.get("type") ?? ""))
    return;
  if (base64Elements.has(name) && isBase64(child.attributes)) {
    const text = textOfBase64(child.text);
    // Content that is not text is a file, and is not shown.
    if (text !== null)
      writeElement(out, { ...child, attributes: htmlType, text, children: [] }, name);
  } else if (name === "enclosure") {
    const address = escapeText(resolve(child.attributes.get("url") ?? "", child.base));
    const type = escapeText(child.attributes.get("type") ?? "");
    out.push(`<link rel="enclosure" href="${address}" type="${type}"/>`);
  } else if ((name === "author" || name === "contributor") && child.children.length === 0) {
    out.push(`<${name}><name>${escapeText(child.text.slice(0, 300))}</name></${name}>`);
  } else {
    writeElement(out, child, name);
  }
}

/**
 * Writes one link: the publisher's own before that of a feed service, an absolute address before others. RSS allows one;
 * of several the last counts, as in most readers.
 */
function writeLink(out: string[], parent: Element) {
  const links: string[] = [];
  let original: string | null = null;
  for (const child of flatChildren(parent)) {
    const rel = child.attributes.get("rel")?.toLowerCase();
    if (child.name === "feedburner:origlink") original = child.text.trim();
    if (child.name !== "link" || (rel !== undefined && rel !== "alternate")) continue;
    const address = child.text.trim() || child.attributes.get("href")?.trim();
    if (address) links.push(resolve(address, child.base));
  }
  if (original) links.push(original);
  const link = links.findLast((address) => /^https?:/i.test(address)) ?? links.at(-1);
  if (link) out.push(`<link>${escapeText(link)}</link>`);
}

/** The category of an episode, which has its name in an attribute. */
function writeCategory(out: string[], element: Element) {
  const name = element.attributes.get("text")?.trim();
  if (name) out.push(`<category>${escapeText(name)}</category>`);
}

/** An enclosure, by its attributes or its children. */
function writeEnclosure(out: string[], element: Element) {
  const given = (key: string) =>
    element.attributes.get(key) ?? element.children.find((child) => child.name === key)?.text;
  const address = given("url") ?? element.attributes.get("href") ?? element.text;
  if (address.trim() === "") return;
  const facts = ["length", "type"].map(
    (key) => ` ${key}="${escapeText(given(key)?.trim() ?? "")}"`,
  );
  out.push(`<enclosure url="${escapeText(resolve(address, element.base))}"${facts.join("")}/>`);
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
  if (!isKnown(name)) return;
  const inner = structuredElements.has(element.name)
    ? flatChildren(element).filter((child) => isKnown(child.name))
    : [];
  const text = inner.length > 0 ? "" : textOf(element, name).slice(0, longestText(name));
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

/** The text of an element; if it has none, that within its markup. Names of people are freed of markup. */
function textOf(element: Element, name: string): string {
  const text =
    element.text.trim() ||
    strayText(element).trim() ||
    (linkedLicences.has(name) ? resourceOf(element) : "");
  return people.test(name) && text.includes("<")
    ? text.slice(0, 1000).replace(inlineTag, " ").trim()
    : text;
}

/** The text of children that are no elements of feeds: markup that was not escaped, or whose end is missing. */
const strayText = (element: Element): string =>
  element.children
    .filter(({ name }) => !isKnown(name))
    .map((child) => child.text + strayText(child))
    .join(" ");

const inlineTag = /<\/?(?:a|b|br|div|em|font|i|p|span|strong)(?:\s[^<>]*)?\/?>/gi;

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

const hasMisplacedChildren = ({ name, children, ended }: Element) =>
  children.length > 0 &&
  !structuredElements.has(name) &&
  // An enclosure with children of its own is a whole element.
  !(name === "enclosure" && ended) &&
  (isPlain(name) || simple.test(name));
const simple = /^(?:dc|dcterms|itunes|content|slash|thr):/;

/** An item is in the language of its title, a feed in its `own` one if it says so. */
function languageOf(element: Element, own: string | null = null): string {
  const title = element.children.find((child) => child.name === "title")?.lang;
  const lang = own ?? title ?? element.lang;
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
