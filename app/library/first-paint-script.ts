import { setReaderAttributes } from "./browser/first-paint.ts";
import { streakDay, streakStageOf, weekOf } from "./streak.ts";

/** The source of a function. In a build it has no line comments, so that line breaks can be removed. */
const textOf = (rule: unknown) =>
  String(rule)
    .replace(/^\s+/gm, "")
    .replace(import.meta.env.PROD ? /\n/g : "", "");

/**
 * `setReaderAttributes` as a script for the document's head, with the rules of the streak. Only the server renders it. An account's
 * values (`data-account` of the root element) take precedence over the browser's, and so does its calendar day.
 */
export const firstPaintScript = import.meta.env.SSR
  ? `(()=>{const root=document.documentElement,a=JSON.parse(root.dataset.account||"null"),own=(key)=>{const kept=a.kept[key];return typeof kept==="object"?JSON.stringify(kept):kept};(${textOf(setReaderAttributes)})(root,(key)=>a&&key in a.kept?own(key):localStorage.getItem(key),a?new Date(a.today+"T12:00"):new Date(),{streakDay:${textOf(streakDay)},streakStageOf:${textOf(streakStageOf)},weekOf:${textOf(weekOf)}})})()`
  : "";
