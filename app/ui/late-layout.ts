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
 * its connection would take its share of the line from the picture and the headlines' face.
 */
export const lateLayoutScript = import.meta.env.SSR
  ? `(()=>{const r=document.documentElement;if(!matchMedia("${phoneScreens}").matches||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")return;const e=()=>delete r.dataset.first;r.dataset.first="";for(const t of["wheel","touchstart","keydown"])addEventListener(t,e);addEventListener("app:hydrated",()=>{const q=[...r.querySelectorAll("${laterParts}")],n=()=>{const p=q.shift();if(!p)return e();p.dataset.laid="";p.offsetHeight;(window.requestIdleCallback??setTimeout)(n)};n()});for(const m of document.querySelectorAll("[rel=manifest]")){m.rel="";addEventListener("load",()=>m.rel="manifest")}})()`
  : "";
