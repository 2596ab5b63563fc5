import { decodeReferences } from "../parse/entities.ts";
import { openPage, readTag } from "../parse/markup.ts";

/** Elements whose content nobody reads. */
const silent = new Set("script style iframe noscript template svg math object head".split(" "));
/** Elements in the flow of a sentence; every other one separates words. */
const inline = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span
  strike strong sub sup time tt u var wbr`.split(/\s+/),
);
const known = new Set(
  `${[...silent, ...inline].join(" ")} address applet area article aside audio base blockquote body br button
  canvas caption center col colgroup dd details dialog dir div dl dt embed fieldset figcaption figure footer form
  frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr html img input legend li link main map menu meta nav ol optgroup
  option p param picture pre progress ruby rt rp section select source summary table tbody td textarea tfoot th thead
  title tr track ul video`.split(/\s+/),
);

const longest = 100_000;

/**
 * What a reader would see of a piece of HTML: one line of text without tags, scripts, comments and
 * references; escaped twice or thrice makes no difference. With `titles`, a "<" that begins no element of HTML
 * stays, since titles are often plain text. Time is linear in the markup, of which the first 100,000 characters count.
 */
export function plainText(html: string | null, kind: "body" | "title" = "body"): string {
  if (html === null) return "";
  let text = decodeReferences(stripTags(html.slice(0, longest), kind === "title"));
  // Publishers escape what is escaped already; what looks like markup now was meant as markup.
  for (let again = 0; again < 2 && (text.includes("<") || text.includes("&")); again++)
    text = decodeReferences(stripTags(text, true));
  return tidy(text);
}

/** The text outside tags. `knownOnly`: what is not an element of HTML is text. */
function stripTags(html: string, knownOnly: boolean): string {
  if (!html.includes("<")) return html;
  const page = openPage(html, new Set());
  const pieces: string[] = [];
  const endless = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const lt = page.lt(at);
    if (lt < 0) break;
    if (lt > at) pieces.push(html.slice(at, lt));
    const tag = tagAt(page, lt);
    if (tag === "comment") {
      const end = page.commentEnd(lt + 4);
      at = end < 0 ? lt + 4 : end + 3;
    } else if (tag === "declaration") {
      const end = page.gt(lt);
      at = end < 0 ? html.length : end + 1;
    } else if (tag === null || (knownOnly && !known.has(tag.name))) {
      pieces.push("<");
      at = lt + 1;
    } else {
      const read = tag.closing ? endOf(page.gt(lt)) : readTag(page, lt);
      const opens = read !== null && "closed" in read && !read.closed;
      // A tag that the publisher's own cut went through.
      if (read === null) {
        if (knownOnly) pieces.push(html.slice(lt));
        at = html.length;
        break;
      }
      at = read.end;
      if (!inline.has(tag.name)) pieces.push(" ");
      if (!opens || !silent.has(tag.name) || endless.has(tag.name)) continue;
      const end = silenceEnd(html, at, tag.name);
      // An element that is never closed is silent about nothing.
      if (end < 0) endless.add(tag.name);
      else at = end;
    }
  }
  pieces.push(html.slice(at));
  return pieces.join("");
}

function silenceEnd(html: string, from: number, name: string): number {
  const lower = html.indexOf(`</${name}`, from);
  return lower >= 0 ? lower : html.indexOf(`</${name.toUpperCase()}`, from);
}

const tagName = /<(\/?)([a-zA-Z][\w:-]{0,40})/y;

function tagAt(
  page: { text: string },
  lt: number,
): { name: string; closing: boolean } | "comment" | "declaration" | null {
  if (page.text.startsWith("<!--", lt)) return "comment";
  if (page.text.startsWith("<!", lt) || page.text.startsWith("<?", lt)) return "declaration";
  tagName.lastIndex = lt;
  const match = tagName.exec(page.text);
  return match ? { name: (match[2] ?? "").toLowerCase(), closing: match[1] === "/" } : null;
}

const endOf = (gt: number) => (gt < 0 ? null : { end: gt + 1 });

/**
 * One line with single blanks. Embedding and overriding bidi controls go: one that a feed leaves open would
 * turn the page around; the marks for single places stay. So do joiners, which emoji and some scripts need.
 */
const tidy = (text: string): string =>
  text
    .replaceAll("]]>", "")
    .replace(/[\u00ad\u200b\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u206f\ufff9-\ufffd]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.…](?: |$))/g, "")
    .trim();
