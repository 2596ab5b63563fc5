import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showFaces } from "./late-faces.ts";

/**
 * Follows plain links of this site through the router, marks the links of header and footer that lead
 * to the current page, closes what is open, and puts the focus where the new page begins. One listener for
 * the whole document: parts of a page that were printed on the server need no script of their own.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || !isPlain(event) || !leadsToPage(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    // Menus that open in place close by Escape, and by a click elsewhere.
    const leave = (event: MouseEvent | KeyboardEvent) => {
      if (event.type === "keydown" && (event as KeyboardEvent).key !== "Escape") return;
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(
        "details[data-menu][open]",
      )) {
        const within = menu.contains(event.target as Node);
        if (event.type === "click" && within) continue;
        menu.open = false;
        if (within) menu.querySelector("summary")?.focus();
      }
    };
    document.addEventListener("click", follow);
    document.addEventListener("click", leave);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("click", leave);
      document.removeEventListener("keydown", leave);
    };
  }, [navigate]);

  useEffect(() => {
    const here = pathname + withoutLanguage(search);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(shellLinks)) {
      const there = link.pathname + withoutLanguage(link.search);
      // A link without a query leads to the page, however that is filtered.
      if (!link.hash && (there === here || there === pathname))
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    const left = `${pathname}${search}` !== arrived;
    arrived = `${pathname}${search}`;
    if (!left) return;
    showFaces();
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    // A step on the same page leaves the focus on what was chosen.
    if (!state?.stay || document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, search, state]);
}

/** A page knows by itself which of its tabs is current; header and footer are printed once for all. */
const shellLinks = "#head nav a, #foot nav a";

let arrived = import.meta.env.SSR ? "" : location.pathname + location.search;

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Pages are followed; other sites, files, new windows and places on this page are the browser's. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return false;
  if (/\.\w+$|^\/(dev|functions|assets)\//.test(link.pathname)) return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.hash);
}

const withoutLanguage = (search: string) => {
  const params = new URLSearchParams(search);
  params.delete("lang");
  return String(params);
};
