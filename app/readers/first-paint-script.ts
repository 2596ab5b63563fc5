import { showState } from "./browser/first-paint.ts";

/** `showState` as the script of the head. Only the server prints it. */
export const firstPaintScript = import.meta.env.SSR
  ? `(${String(showState)})(document.documentElement,(key)=>localStorage.getItem(key),new Date())`
  : "";
