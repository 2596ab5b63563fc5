import { showState } from "./browser/first-paint.ts";

/**
 * `showState` as the script of the head. Only the server prints it. An account's values stand on the root element
 * and go before the browser's; its day is the one that the server gives.
 */
export const firstPaintScript = import.meta.env.SSR
  ? `(()=>{const root=document.documentElement,a=JSON.parse(root.dataset.account||"null"),own=(key)=>{const kept=a.kept[key];return typeof kept==="object"?JSON.stringify(kept):kept};(${String(showState).replace(/^\s+/gm, "")})(root,(key)=>a&&key in a.kept?own(key):localStorage.getItem(key),a?new Date(a.today+"T12:00"):new Date())})()`
  : "";
