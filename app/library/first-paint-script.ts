import { showState } from "./browser/first-paint.ts";
import { streakDay, tierOf, weekOf } from "./streak.ts";

/** The source of a function. The build has no comments that end with a line, so that it needs no line breaks. */
const textOf = (rule: unknown) =>
  String(rule)
    .replace(/^\s+/gm, "")
    .replace(import.meta.env.PROD ? /\n/g : "", "");

/**
 * `showState` as the script of the head, with the streak's rules. Only the server writes it. An account's values stand
 * on the root element and take precedence over the browser's; its day is the one that the server gives.
 */
export const firstPaintScript = import.meta.env.SSR
  ? `(()=>{const root=document.documentElement,a=JSON.parse(root.dataset.account||"null"),own=(key)=>{const kept=a.kept[key];return typeof kept==="object"?JSON.stringify(kept):kept};(${textOf(showState)})(root,(key)=>a&&key in a.kept?own(key):localStorage.getItem(key),a?new Date(a.today+"T12:00"):new Date(),{streakDay:${textOf(streakDay)},tierOf:${textOf(tierOf)},weekOf:${textOf(weekOf)}})})()`
  : "";
