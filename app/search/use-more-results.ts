import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

/** A page of results, printed. */
export type MoreResults = {
  rows: string;
  /** The way to the page after it. */
  more: string;
  /** What has come, in words. */
  said: string;
};

type Loaded = { said: string };
/** What a place in the browser's history keeps, beside what the router keeps there. */
type Place = { pages?: number; top?: number } | null;

/** Pages that were added to a list of results, by the place in the history where it stands. */
const kept = new Map<string, MoreResults[]>();

/**
 * Adds pages of results below those that stand: the way to the next page (`data-more`) brings it here. Who goes
 * on by the keyboard or by ear is at its first result then, which is where the button was; the page does not
 * move. Whoever comes back finds all that was there, also after another document was in between.
 * @param loaded what the page's loader gave; another one begins another list
 */
export function useMoreResults(loaded: Loaded) {
  const { key } = useLocation();
  const [list, setList] = useState(() => ({ of: loaded, parts: kept.get(key) ?? [], said: "" }));
  const [loading, setLoading] = useState(false);
  if (list.of !== loaded) setList({ of: loaded, parts: kept.get(key) ?? [], said: loaded.said });
  const { parts, said } = list;
  const focusOn = useRef<number | null>(null);
  const scrollTo = useRef<{ from: number; top: number } | null>(null);
  const below = useRef(parts);
  useEffect(() => {
    below.current = parts;
  }, [parts]);

  useEffect(() => {
    const note = () => history.replaceState({ ...history.state, top: scrollY }, "");
    let gone = false;
    let busy = false;
    const add = (more: MoreResults[]) => {
      const last = more.at(-1);
      if (gone || !last) return;
      const all = [...below.current, ...more];
      below.current = all;
      kept.set(key, all);
      setList((was) => ({ ...was, parts: all, said: last.said }));
      history.replaceState({ ...history.state, pages: all.length }, "");
    };
    const click = async (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      if (link) note();
      if (!link?.matches("[data-more]") || event.button) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (busy) return;
      busy = true;
      setLoading(true);
      focusOn.current = below.current.length;
      // Where it does not come, its own address may say why.
      await pageAt(link.pathname + link.search).then(
        (part) => add([part]),
        () => location.assign(link.href),
      );
      busy = false;
      if (!gone) setLoading(false);
    };
    const restore = async ({ pages = 0, top = 0 }: NonNullable<Place>) => {
      const from = scrollY;
      const more: MoreResults[] = [];
      let path = nextIn(document);
      while (path && more.length < pages) {
        const part = await pageAt(path).catch(() => null);
        if (!part) break;
        more.push(part);
        path = nextIn(fragmentOf(part.more));
      }
      scrollTo.current = { from, top };
      add(more);
    };
    // Before the document's listener, which follows links.
    document.addEventListener("click", click, true);
    addEventListener("pagehide", note);
    const place = history.state as Place;
    if (place?.pages && below.current.length === 0) void restore(place);
    return () => {
      gone = true;
      document.removeEventListener("click", click, true);
      removeEventListener("pagehide", note);
    };
  }, [key]);

  useEffect(() => {
    const at = focusOn.current;
    if (at !== null && parts.length > at) {
      focusOn.current = null;
      const list = document.querySelectorAll(".search-columns .rows")[at + 1];
      list?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
    }
    const place = scrollTo.current;
    if (!place || parts.length === 0) return;
    scrollTo.current = null;
    // Whoever has gone on in the meantime stays where they are.
    if (Math.abs(scrollY - place.from) < 2) window.scrollTo(0, place.top);
  }, [parts]);

  return { parts, loading, said };
}

async function pageAt(path: string): Promise<MoreResults> {
  const answer = await fetchWithRetry(path.replace("/search?", "/search/more?"));
  if (!answer.ok) throw new Error(`no more results: ${answer.status}`);
  return answer.json();
}

/** The address of the next page, as its link on the page or in a part of it has it. */
const nextIn = (part: ParentNode): string | null =>
  part.querySelector("a[data-more]")?.getAttribute("href") ?? null;

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
