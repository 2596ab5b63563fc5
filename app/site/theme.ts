export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = "theme";

/**
 * Runs in the head before anything is painted: a page from the cache cannot know its reader's theme.
 * Must do what `applyTheme` does.
 */
export const themeScript = `(d=>{const t=/(?:^|; )${themeCookie}=(light|dark)/.exec(document.cookie);if(t)d.dataset.theme=t[1]})(document.documentElement)`;
