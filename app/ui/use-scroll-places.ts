import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Puts each page where the reader left it: a new one at its beginning or at the place that its address names, one
 * that is gone back to where it stood. The places live as long as the document does, and need no storage, which a
 * browser may forbid; across a reload the browser itself keeps the place. A step that says `stay` in its state (a
 * filter, a tab) is one on the same page, and leaves it where it is.
 */
export function useScrollPlaces(): void {
  const { key, hash, state } = useLocation();
  const back = useNavigationType() === "POP";
  const places = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    const note = () => places.current.set(shown.current, scrollY);
    const ours = () => {
      history.scrollRestoration = "manual";
    };
    const browsers = () => {
      history.scrollRestoration = "auto";
    };
    ours();
    addEventListener("scroll", note, { passive: true });
    addEventListener("pagehide", browsers);
    addEventListener("pageshow", ours);
    return () => {
      removeEventListener("scroll", note);
      removeEventListener("pagehide", browsers);
      removeEventListener("pageshow", ours);
    };
  }, []);

  // Before the browser paints, so that nobody sees the new page at the old one's place.
  useEffectBeforePaint(() => {
    if (shown.current === key) return;
    shown.current = key;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (back) scrollTo(0, places.current.get(key) ?? 0);
    else if (named) named.scrollIntoView();
    else if (state?.stay) places.current.set(key, scrollY);
    else scrollTo(0, 0);
  }, [key, hash, back, state]);
}

// React warns of layout effects on the server, where there is no layout.
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;
