import { choiceCookie, cookieNames, cookiePattern } from "#platform/http/cookies.ts";
import { type Theme, themeColors, themes } from "#ui/theme.ts";

/** Lets the theme buttons of header and footer work without a request; without scripts they submit a form. */
export function attachThemeForms(): void {
  mark(current());
  // The theme may have been changed on another page.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showTheme(themeInCookie());
  });
  document.addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    const theme = themes.find((t) => button?.name === "theme" && t === button.value);
    if (!theme) return;
    event.preventDefault();
    applyTheme(theme);
    storeInAccount(theme);
    button?.closest<HTMLElement>("[popover]")?.hidePopover();
  });
}

const current = (): Theme => {
  const current = document.documentElement.dataset.theme;
  return themes.find((t) => t === current) ?? "system";
};

/** Stores the theme in the reader's account; a failure is ignored, since the cookie has it. */
function storeInAccount(theme: Theme): void {
  document.dispatchEvent(new CustomEvent("app:theme", { detail: theme }));
  // Visitors have no account.
  if (document.documentElement.dataset.account === undefined) return;
  fetch("/preferences", {
    method: "POST",
    body: new URLSearchParams({ theme }),
    redirect: "manual",
    keepalive: true,
  }).catch(() => {});
}

const themeInCookie = (): Theme => {
  const chosen = new RegExp(cookiePattern(cookieNames.theme, themes)).exec(document.cookie)?.[1];
  return themes.find((t) => t === chosen) ?? "system";
};

/** Switches, and keeps the choice for a year. */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  const https = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(cookieNames.theme, theme, https);
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content =
      themeColors[theme === "system" ? (meta.media.includes("dark") ? "dark" : "light") : theme];
  mark(theme);
}

function mark(theme: Theme): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[name=theme]"))
    if (button.value === theme) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
}
