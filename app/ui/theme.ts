import { cookieNames, cookiePattern } from "#platform/http/cookies.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** The background of each theme, as in tokens.css, for the browser's own interface (`theme-color`). */
export const themeColors = { light: "#fcfcfa", dark: "#0f1419" } as const;

/**
 * Runs in the head before anything is painted: a page from the cache cannot know its reader's theme.
 * Must do what `applyTheme` does.
 */
export const themeScript = `(d=>{const t=/${cookiePattern(cookieNames.theme, ["light", "dark"])}/.exec(document.cookie);if(t){d.dataset.theme=t[1];for(const m of document.querySelectorAll("meta[name=theme-color]"))m.content=t[1]=="dark"?"${themeColors.dark}":"${themeColors.light}"}})(document.documentElement)`;
