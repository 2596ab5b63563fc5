/** The event of Chromium for a page that can be installed (W3C, beforeinstallprompt); other browsers do not have it. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** Set by `installPromptScript` until the reader installs the site. */
    installPrompt?: InstallPrompt | null;
  }
}

/** Runs in the head: the event comes only once, possibly before the page's script. It also hides the browser's own banner. */
export const installPromptScript = import.meta.env.SSR
  ? `addEventListener("beforeinstallprompt",e=>{e.preventDefault();installPrompt=e})`
  : "";

/** How the site is installed here: it already is, by a prompt, by the share menu (iOS), or by the browser's menu. */
export function installWay(): "done" | "prompt" | "share" | "menu" {
  if (matchMedia("(display-mode: standalone)").matches) return "done";
  if (window.installPrompt) return "prompt";
  // Only Safari on iOS and iPadOS has this.
  return "standalone" in navigator ? "share" : "menu";
}
