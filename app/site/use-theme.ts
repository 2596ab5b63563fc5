import { useSyncExternalStore } from "react";
import { type Theme, themeCookie, themes } from "./site.tsx";

/**
 * Runs in the head before anything is painted: a page from the cache cannot know its reader's theme.
 * Must do what `applyTheme` does.
 */
export const themeScript = `(d=>{const t=/(?:^|; )${themeCookie}=(light|dark)/.exec(document.cookie);if(t)d.dataset.theme=t[1]})(document.documentElement)`;

const listeners = new Set<() => void>();

const read = (): Theme => {
  const kept = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie)?.[1];
  return themes.find((t) => t === kept) ?? "system";
};

/** The theme of this browser; null until the page is alive. */
export const useTheme = (): Theme | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => null,
  );

/** Switches at once, and keeps the choice for a year. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}
