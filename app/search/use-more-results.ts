import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

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
  const below = useRef(parts);
  useEffect(() => {
    below.current = parts;
  }, [parts]);

  useEffect(() => {
    const note = () => history.replaceState({ ...history.state, top: scrollY }, "");
    let gone = false;
    let busy = false;
    const add = async (path: string): Promise<boolean> => {
      const answer = await fetch(path.replace("/search?", "/search/more?"));
      if (!answer.ok) throw new Error(`no more results: ${answer.status}`);
      const part: MoreResults = await answer.json();
      if (gone) return false;
      const all = [...below.current, part];
      below.current = all;
      kept.set(key, all);
      setList((was) => ({ ...was, parts: all, said: part.said }));
      history.replaceState({ ...history.state, pages: all.length }, "");
      return true;
    };
    const click = async (event: MouseEvent) => {
      if ((event.target as Element).closest?.("a")) note();
      const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-more]");
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (busy) return;
      busy = true;
      setLoading(true);
      focusOn.current = below.current.length;
      // Where it does not come, its own address may say why.
      await add(link.pathname + link.search).catch(() => location.assign(link.href));
      busy = false;
      if (!gone) setLoading(false);
    };
    // Before the document's listener, which follows links.
    document.addEventListener("click", click, true);
    addEventListener("pagehide", note);
    const place = history.state as Place;
    if (place?.pages && below.current.length === 0) void restore(place, add, () => gone);
    return () => {
      gone = true;
      document.removeEventListener("click", click, true);
      removeEventListener("pagehide", note);
    };
  }, [key]);

  useEffect(() => {
    const at = focusOn.current;
    if (at === null || parts.length <= at) return;
    focusOn.current = null;
    const list = document.querySelectorAll(".search-columns .rows")[at + 1];
    list?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
  }, [parts]);

  return { parts, loading, said };
}

const nextPath = () => {
  const link = document.querySelector<HTMLAnchorElement>("a[data-more]");
  return link && link.pathname + link.search;
};

/** After a reload the pages come one after the other; then the reader is put back, unless they have gone on already. */
async function restore(
  { pages = 0, top = 0 }: NonNullable<Place>,
  add: (path: string) => Promise<boolean>,
  isGone: () => boolean,
): Promise<void> {
  const from = scrollY;
  for (let n = 0; n < pages; n++) {
    const path = nextPath();
    if (!path || isGone() || !(await add(path).catch(() => false))) return;
    await new Promise(requestAnimationFrame);
  }
  if (Math.abs(scrollY - from) < 2) scrollTo(0, top);
}
