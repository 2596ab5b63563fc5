/** What Chromium hands a page that may be installed (W3C, beforeinstallprompt); other browsers have no such event. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** Kept by `installPromptScript` until somebody asks for it. */
    installPrompt?: InstallPrompt | null;
  }
}

/** Runs in the head: the event comes once, before the page's script may be there, and the browser's own banner is not shown. */
export const installPromptScript = import.meta.env.SSR
  ? `addEventListener("beforeinstallprompt",e=>{e.preventDefault();installPrompt=e})`
  : "";

/** How the site can be installed here: it is already, the browser asks, by the share menu (iOS), or by the browser's menu. */
export function installWay(): "done" | "prompt" | "share" | "menu" {
  if (matchMedia("(display-mode: standalone)").matches) return "done";
  if (window.installPrompt) return "prompt";
  // Only Safari on iOS and iPadOS has this.
  return "standalone" in navigator ? "share" : "menu";
}
