import { phoneScreens } from "./late-faces.ts";

/**
 * What a phone's first page lays out later: what lies below its first view, in parts that are small enough for one
 * breath of the main thread. last.css names the same.
 */
export const laterParts = ".side,.band,.own,.sec,.stay,.rail,.foot,.body-own>:nth-child(n+5)";

/**
 * Runs in the head. On a phone most of the time before the first paint goes into the layout of what nobody sees yet:
 * last.css leaves those parts out while the root has `data-first`. Once the page is alive they are laid out one after
 * the other whenever the browser is idle, so that from then on the page is what it would have been; who sets about
 * scrolling has them at once, so that nothing moves on the way. A page that is reloaded, or come back to, begins at a
 * place further down and is laid out at once. The manifest, of which nothing is seen either, waits for the load too:
 * its connection would take its share of the line from the picture and the headlines' face. Whoever acts before has
 * the page hydrated at once, and React then looks for the link as it was printed.
 */
export const lateLayoutScript = import.meta.env.SSR
  ? `(()=>{const r=document.documentElement;if(!matchMedia("${phoneScreens}").matches||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")return;const m=document.querySelector("[rel=manifest]"),l=()=>m.rel="manifest",e=()=>l(delete r.dataset.first);m.rel=r.dataset.first="";addEventListener("load",l);for(const t of["touchstart","keydown"])addEventListener(t,e);addEventListener("app:hydrated",()=>{const q=[...r.querySelectorAll("${laterParts}")],n=()=>{const p=q.shift();if(!p)return e();p.dataset.laid="";p.offsetHeight;(window.requestIdleCallback??setTimeout)(n)};n()})})()`
  : "";
