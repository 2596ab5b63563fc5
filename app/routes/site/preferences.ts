import { redirect } from "react-router";
import { choiceCookies, savePreferences, themeOf } from "#accounts/preferences.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { locales } from "#platform/locale.ts";
import { themes } from "#ui/theme.ts";
import type { Route } from "./+types/preferences.ts";

/**
 * Keeps language and theme in cookies that last a year, a reader's also in the account, and leads back to where the
 * visitor was.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = (await readForm(request)) ?? new FormData();
  const language = locales.find((l) => l === form.get("language"));
  const theme = themes.find((t) => t === form.get("theme"));
  if (!language && !theme)
    return Response.json(
      { error: { code: "unknown_preference", message: "Send a language or a theme we have." } },
      { status: 400 },
    );
  const { db, config, now } = context.get(servicesContext);
  const choice = { ...(language ? { language } : {}), ...(theme ? { theme } : {}) };
  const reader = context.get(readerContext);
  if (reader) {
    const browser = {
      language: context.get(localeContext),
      theme: themeOf(request.headers.get("cookie") ?? ""),
    };
    await savePreferences(db, reader.id, choice, now(), browser);
  }
  const headers = new Headers();
  for (const cookie of choiceCookies(choice, config)) headers.append("Set-Cookie", cookie);
  const back = backOf(request);
  return redirect(language ? withoutLanguage(back) : back, { status: 303, headers });
}

/** The page of this site that the form was sent from, as the browser tells; `/` when it does not. */
function backOf(request: Request): string {
  const from = URL.parse(request.headers.get("referer") ?? "");
  return from?.host === new URL(request.url).host ? localPath(from.pathname + from.search) : "/";
}

/** An address that names a language would outdo the choice just made. */
function withoutLanguage(path: string): string {
  const url = new URL(path, "http://local");
  url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}

export const loader = () => redirect("/", 303);
