import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import type { PictureProblem } from "#accounts/avatar.ts";
import { notificationsFrom, preferencesFrom } from "#accounts/preference.ts";
import { choiceCookies, savePreferences, themeOf } from "#accounts/preferences.server.ts";
import { removeAvatar, saveProfile, setAvatar } from "#accounts/profile.server.ts";
import type { ProfileField } from "#accounts/profile.ts";
import type { Answer, FormName } from "#accounts/profile-answer.ts";
import type { Reader } from "#accounts/reader.ts";
import { localeContext, requestContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/rate-limit.server.ts";
import { withLanguage } from "#ui/with-language.ts";
import { saveNotifications } from "./notifications.server.ts";

type Context = Readonly<RouterContextProvider>;
type Act = { reader: Reader; form: FormData; url: URL; context: Context; cookie: string };

// A picture costs the processor a moment; nobody tries more of them on than this.
const pictures = rateLimit({ calls: 10, windowMs: 600_000 });

const acts: Record<string, { form: FormName; act: (a: Act) => Promise<Done> }> = {
  profile: { form: "profile", act: keepProfile },
  preferences: { form: "preferences", act: keepPreferences },
  notifications: { form: "notifications", act: keepNotifications },
  avatar: { form: "avatar", act: keepPicture },
  "avatar-remove": { form: "avatar", act: takePictureAway },
};

/** What came of an act: the answer, its status when something is wrong, and what else the page must do. */
type Done = { answer: Answer; status?: number; cookies?: string[]; reload?: boolean };

const tabs: Record<FormName, string> = {
  profile: "personal",
  avatar: "personal",
  preferences: "preferences",
  notifications: "notifications",
};

/**
 * Does what a form of the profile asks for, for the reader of the session alone. A form of a script gets its answer
 * as data; any other is led back to the page (303), or shown again with what is wrong (400).
 */
export async function actOnProfile(request: Request, reader: Reader, url: URL, context: Context) {
  const form = await readForm(request);
  const asked = form && acts[textOf(form, "intent")];
  if (!form || !asked || !Object.hasOwn(acts, textOf(form, "intent")))
    return data({ form: "profile", failed: true } satisfies Answer, { status: 400 });
  const cookie = request.headers.get("cookie") ?? "";
  const done = await asked
    .act({ reader, form, url, context, cookie })
    .catch((error: unknown): Done => {
      const requestId = context.get(requestContext).id;
      context.get(servicesContext).log.error({ err: error, requestId }, "not saved");
      const values = asked.form === "profile" ? { values: profileIn(form) } : {};
      return { answer: { form: asked.form, failed: true, ...values }, status: 503 };
    });
  const { answer, status = 200, cookies = [], reload } = done;
  const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  if (!("saved" in answer)) return data(answer, { status, headers });
  const byScript = form.get("via") === "script";
  if (byScript && !reload) return data(answer, { headers });
  const page = `/profile?tab=${tabs[answer.form]}&done=${answer.saved}`;
  const target = reload ? page : withLanguage(page, url.searchParams.get("lang"));
  return byScript
    ? redirectDocument(target, { status: 303, headers })
    : redirect(target, { status: 303, headers });
}

const saved = (form: FormName): Done => ({ answer: { form, saved: form } });

/** Longer than any field may be, shorter than what would have to be sent back in vain. */
function profileIn(form: FormData): Record<ProfileField, string> {
  const of = (name: string) => textOf(form, name).slice(0, 2_000);
  return {
    ...{ first_name: of("first_name"), last_name: of("last_name"), bio: of("bio") },
    ...{ phone: of("phone"), location: of("location"), timezone: of("timezone") },
  };
}

async function keepProfile({ reader, form, context }: Act): Promise<Done> {
  const { db, now } = context.get(servicesContext);
  const values = profileIn(form);
  const kept = await saveProfile(db, reader.id, values, now());
  return kept.ok
    ? saved("profile")
    : { answer: { form: "profile", problems: kept.problems, values }, status: 400 };
}

async function keepPreferences({ reader, form, url, context }: Act): Promise<Done> {
  const { db, now, config } = context.get(servicesContext);
  const chosen = preferencesFrom(form);
  if (!chosen) return { answer: { form: "preferences", unknown: true }, status: 400 };
  await savePreferences(db, reader.id, chosen, now());
  return {
    ...saved("preferences"),
    cookies: choiceCookies(chosen, config),
    // Another language is another document, and so is one that may not note what is read any more.
    reload:
      chosen.language !== context.get(localeContext) ||
      url.searchParams.has("lang") ||
      chosen.privacy_analytics !== reader.preferences.privacy_analytics,
  };
}

async function keepNotifications({ reader, form, context, cookie }: Act): Promise<Done> {
  await saveNotifications(context, reader, notificationsFrom(form), themeOf(cookie));
  return saved("notifications");
}

async function keepPicture({ reader, form, context }: Act): Promise<Done> {
  const file = form.get("picture");
  const refused = (picture: "none" | "often", status: number): Done => ({
    answer: { form: "avatar", picture },
    status,
  });
  if (!(file instanceof File) || file.size === 0) return refused("none", 400);
  if (pictures(reader.id) > 0) return refused("often", 429);
  const services = context.get(servicesContext);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await setAvatar(services, reader.id, bytes, services.now());
  if (kept.ok) return saved("avatar");
  const status = { large: 413, busy: 503 } as Partial<Record<PictureProblem, number>>;
  return {
    answer: { form: "avatar", picture: kept.reason },
    status: status[kept.reason] ?? 400,
  };
}

async function takePictureAway({ reader, context }: Act): Promise<Done> {
  await removeAvatar(context.get(servicesContext), reader.id);
  return saved("avatar");
}
