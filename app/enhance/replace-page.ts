import { addStyleSheet } from "#ui/load-style-sheet.ts";
import { abortPageSignal } from "#ui/page-signal.ts";

/** The tags of the head that differ from page to page. */
const pageTags =
  'meta[name=description], meta[name=robots], meta[property], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate], link[rel=next], link[rel=prev], script[type="application/ld+json"]';

/** The data attributes of the root element that belong to the page; those of the reader stay, as this document has the newer ones. */
const rootData = ["now", "named", "originals"] as const;

/** A page that cannot replace another, because it is an application, of another version, or not a page of the site. */
export class NotReplaceable extends Error {}

/** Fetches a page of the site. @throws {NotReplaceable} */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, {
    headers: { accept: "text/html" },
    signal: signal ?? null,
  });
  const type = response.headers.get("content-type") ?? "";
  if (response.redirected || !type.startsWith("text/html")) throw new NotReplaceable(url);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  // The scripts of this document read the markup of their own version of the site. An application has no such script.
  const ours = startOf(document);
  const theirs = startOf(page);
  // An embedded player or stream of another site needs a document whose content security policy allows that site.
  if (
    !theirs ||
    (ours ?? theirs) !== theirs ||
    !page.getElementById("main") ||
    page.querySelector("[data-embed], [data-stream^='https:']")
  )
    throw new NotReplaceable(url);
  return page;
}

/** The address of the page's script. */
const startOf = (page: Document) =>
  page.querySelector<HTMLElement>("script[data-start]")?.dataset.start;

/**
 * Replaces the page that is shown by another, once that one's style sheets are loaded. Header and footer stay, with their
 * marks of the current page updated.
 * @param signal aborts when the reader goes on to another page meanwhile @throws then: nothing is replaced
 */
export async function replacePage(page: Document, signal: AbortSignal): Promise<void> {
  const before = [...document.querySelectorAll<HTMLLinkElement>("head > link[rel=stylesheet]")];
  const hrefs = (links: readonly HTMLLinkElement[]) =>
    links.map((link) => link.getAttribute("href"));
  const next = [...page.querySelectorAll<HTMLLinkElement>("head > link[rel=stylesheet]")];
  const fresh = next.filter((link) => !hrefs(before).includes(link.getAttribute("href")));
  await Promise.all(fresh.map(addSheet));
  signal.throwIfAborted();

  abortPageSignal();
  for (const noscript of page.querySelectorAll("noscript")) noscript.remove();
  document.title = page.title;
  for (const old of document.head.querySelectorAll(pageTags)) old.remove();
  document.head.append(...page.head.querySelectorAll(pageTags));
  const root = document.documentElement;
  root.lang = page.documentElement.lang;
  for (const name of rootData) {
    const value = page.documentElement.dataset[name];
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
  root.dataset.replacedBy = location.href;
  markCurrent(page);
  replace(page, ".topic-line");
  for (const skip of document.querySelectorAll("#head > .skip")) skip.remove();
  document.getElementById("head")?.prepend(...page.querySelectorAll("#head > .skip"));
  replace(page, "#main");
  for (const link of before)
    if (link.dataset.stays === undefined && !hrefs(next).includes(link.getAttribute("href")))
      link.remove();
}

/** Marks the links of header and footer that lead to the new page. */
function markCurrent(page: Document): void {
  const around = ":is(#head, #foot) a[href]";
  const marked = [...page.querySelectorAll(`${around}[aria-current=page]`)];
  const current = new Set(marked.map((link) => link.getAttribute("href")));
  for (const link of document.querySelectorAll(around))
    if (current.has(link.getAttribute("href"))) link.setAttribute("aria-current", "page");
    else if (link.getAttribute("aria-current") === "page") link.removeAttribute("aria-current");
}

function replace(page: Document, selector: string): void {
  const from = page.querySelector(selector);
  if (from) document.querySelector(selector)?.replaceWith(document.adoptNode(from));
}

const addSheet = (of: HTMLLinkElement): Promise<void> =>
  addStyleSheet(document.adoptNode(of.cloneNode() as HTMLLinkElement));
