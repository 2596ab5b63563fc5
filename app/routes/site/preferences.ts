import { redirect } from "react-router";
import { choiceCookies, savePreferences, themeOf } from "#accounts/preferences.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { choiceCookie, cookieNames } from "#platform/http/cookies.ts";
import { readForm } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { locales } from "#platform/locale.ts";
import { originalsChoices } from "#stories/originals.ts";
import { storyChoiceFrom, storyChoiceOf, storyChoiceText } from "#stories/story-languages.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { themes } from "#ui/theme.ts";
import type { Route } from "./+types/preferences.ts";

/**
 * Stores language, theme and story languages in cookies for a year, and in the account of a signed-in reader;
 * whether headlines link straight to publishers in a cookie alone. Redirects back to the page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const language = locales.find((l) => l === form.get("language"));
  const theme = themes.find((t) => t === form.get("theme"));
  const { choice: kept } = context.get(storyPreferencesContext);
  const stories = form.has("stories") ? storyChoiceFrom(form, storyChoiceOf(kept)) : undefined;
  if (stories === null)
    return refuse("Send official languages of the Union by their ISO 639-1 codes, or `all`.");
  const originals = originalsChoices.find((o) => o === form.get("originals"));
  if (!language && !theme && !stories && !originals)
    return refuse("Send a language, a theme, languages of stories or a way to originals.");
  const { db, config, now } = context.get(servicesContext);
  const back = backOf(request);
  const locale = context.get(localeContext);
  const choice = {
    ...(language ? { language } : {}),
    ...(theme ? { theme } : {}),
    ...(stories ? { story_languages: storyChoiceText(stories) } : {}),
  };
  const reader = context.get(readerContext);
  if (reader && (language || theme || stories)) {
    const browser = {
      language: locale,
      theme: themeOf(request.headers.get("cookie") ?? ""),
      story_languages: kept,
    };
    await savePreferences(db, reader.id, choice, now(), browser);
  }
  // To visitors, a page whose address names the language shows nothing else that was chosen, since it may come from shared
  // caches: the page without it does, so that the cookie must store that language.
  const named = (stories || originals || theme) && !reader ? namedIn(back) : undefined;
  const headers = new Headers();
  for (const cookie of choiceCookies({ ...(named ? { language: named } : {}), ...choice }, config))
    headers.append("Set-Cookie", cookie);
  if (originals)
    headers.append(
      "Set-Cookie",
      choiceCookie(cookieNames.originals, originals, config.baseUrl.startsWith("https:")),
    );
  const path = language || named ? withoutLanguage(back) : back;
  return redirect(path, { status: 303, headers });
}

const refuse = (message: string) =>
  Response.json({ error: { code: "unknown_preference", message } }, { status: 400 });

/** The language that an address names. */
const namedIn = (path: string) =>
  locales.find((l) => l === new URL(path, "http://local").searchParams.get("lang"));

/** The page of this site in the Referer header; `/` if there is none. */
function backOf(request: Request): string {
  const from = URL.parse(request.headers.get("referer") ?? "");
  return from?.host === new URL(request.url).host ? localPath(from.pathname + from.search) : "/";
}

/** Removes `lang` from an address, since it would override the choice just made. */
function withoutLanguage(path: string): string {
  const url = new URL(path, "http://local");
  url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}

export const loader = () => redirect("/", 303);
