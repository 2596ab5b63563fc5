import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import type { PictureProblem } from "#accounts/avatar.ts";
import { notificationsFrom, preferencesFrom } from "#accounts/preference.ts";
import { choiceCookies, savePreferences, themeOf } from "#accounts/preferences.server.ts";
import { removeAvatar, saveProfile, setAvatar } from "#accounts/profile.server.ts";
import type { ProfileField } from "#accounts/profile.ts";
import { type FormName, type ProfileAnswer, tabOfForm } from "#accounts/profile-answer.ts";
import type { Reader } from "#accounts/reader.ts";
import { podcastFeedPath } from "#media/show.ts";
import { ownShows } from "#media/shows.server.ts";
import { localeContext, logFailure, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { feedFormatNames, feedFormats } from "#stories/feed-document.ts";
import { hubFeedPath, rememberedFilters } from "#stories/hub.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, isMember } from "#subscriptions/access.ts";
import {
  makeFeedToken,
  type PrivateFeedKind,
  revokeFeedToken,
} from "#subscriptions/private-feeds.server.ts";
import { withLanguage } from "#ui/with-language.ts";
import { submitAlertRemoval, submitAlerts, submitAlertTest } from "./alerts.server.ts";
import { saveNotifications } from "./notifications.server.ts";

type Context = Readonly<RouterContextProvider>;
type ProfileForm = { reader: Reader; form: FormData; url: URL; context: Context; cookie: string };

// Decoding a picture takes the processor some time.
const uploads = rateLimit({ calls: 10, windowMs: 600_000 });

/** By the form's field `intent`. */
const handlers: Record<
  string,
  { form: FormName; handle: (sent: ProfileForm) => Promise<FormResult> }
> = {
  profile: { form: "profile", handle: submitProfile },
  preferences: { form: "preferences", handle: submitPreferences },
  notifications: { form: "notifications", handle: submitNotifications },
  alerts: { form: "alerts", handle: submitAlerts },
  "alerts-test": { form: "alerts", handle: submitAlertTest },
  "alerts-remove": { form: "alerts", handle: submitAlertRemoval },
  avatar: { form: "avatar", handle: submitAvatar },
  "avatar-remove": { form: "avatar", handle: submitAvatarRemoval },
  "podcasts-make": { form: "podcasts", handle: makePrivateFeeds },
  "podcasts-revoke": { form: "podcasts", handle: revokePrivateFeeds("podcasts") },
  "hub-make": { form: "hub", handle: makeHubFeed },
  "hub-revoke": { form: "hub", handle: revokePrivateFeeds("hub") },
};

/** @property status 200 where it is missing @property reload whether the browser must load the document again */
type FormResult = { answer: ProfileAnswer; status?: number; cookies?: string[]; reload?: boolean };

/**
 * Handles a form of the profile for the reader of the session. A form sent by a script gets its answer as data; any
 * other is redirected to the page (303), or shown again with its problems (400).
 */
export async function submitProfileForm(
  request: Request,
  reader: Reader,
  url: URL,
  context: Context,
) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handler)
    return data({ form: "profile", failed: true } satisfies ProfileAnswer, { status: 400 });
  const cookie = request.headers.get("cookie") ?? "";
  const result = await handler
    .handle({ reader, form, url, context, cookie })
    .catch((error: unknown): FormResult => {
      logFailure(context, error, "not saved");
      const values = handler.form === "profile" ? { values: profileFieldsOf(form) } : {};
      return { answer: { form: handler.form, failed: true, ...values }, status: 503 };
    });
  const { answer, status = 200, cookies = [], reload } = result;
  const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  if (!("saved" in answer)) return data(answer, { status, headers });
  const byScript = form.get("via") === "script";
  if (byScript && !reload) return data(answer, { headers });
  const page = `/profile?tab=${tabOfForm[answer.form]}&done=${answer.saved}`;
  const target = reload ? page : withLanguage(page, url.searchParams.get("lang"));
  return byScript
    ? redirectDocument(target, { status: 303, headers })
    : redirect(target, { status: 303, headers });
}

const saved = (form: FormName): FormResult => ({ answer: { form, saved: form } });

/** The fields of the form, cut to a length that is above every limit. */
function profileFieldsOf(form: FormData): Record<ProfileField, string> {
  const of = (name: string) => textOf(form, name).slice(0, 2_000);
  return {
    first_name: of("first_name"),
    last_name: of("last_name"),
    bio: of("bio"),
    phone: of("phone"),
    location: of("location"),
    timezone: of("timezone"),
  };
}

async function submitProfile({ reader, form, context }: ProfileForm): Promise<FormResult> {
  const { db, now } = context.get(servicesContext);
  const values = profileFieldsOf(form);
  const result = await saveProfile(db, reader.id, values, now());
  return result.ok
    ? saved("profile")
    : { answer: { form: "profile", problems: result.problems, values }, status: 400 };
}

async function submitPreferences({ reader, form, url, context }: ProfileForm): Promise<FormResult> {
  const { db, now, config } = context.get(servicesContext);
  const chosen = preferencesFrom(form);
  if (!chosen) return { answer: { form: "preferences", unknown: true }, status: 400 };
  const browser = { story_languages: context.get(storyPreferencesContext).choice };
  await savePreferences(db, reader.id, chosen, now(), browser);
  return {
    ...saved("preferences"),
    cookies: choiceCookies(chosen, config),
    // The document was rendered for the language, and with or without the recording of what is read.
    reload:
      chosen.language !== context.get(localeContext) ||
      url.searchParams.has("lang") ||
      chosen.privacy_analytics !== reader.preferences.privacy_analytics,
  };
}

async function submitNotifications({
  reader,
  form,
  context,
  cookie,
}: ProfileForm): Promise<FormResult> {
  await saveNotifications(context, reader, notificationsFrom(form), themeOf(cookie));
  return saved("notifications");
}

async function submitAvatar({ reader, form, context }: ProfileForm): Promise<FormResult> {
  const file = form.get("picture");
  const refused = (picture: "none" | "limited", status: number): FormResult => ({
    answer: { form: "avatar", picture },
    status,
  });
  if (!(file instanceof File) || file.size === 0) return refused("none", 400);
  if (uploads(reader.id) > 0) return refused("limited", 429);
  const services = context.get(servicesContext);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const result = await setAvatar(services, reader.id, bytes, services.now());
  if (result.ok) return saved("avatar");
  const status = { large: 413, busy: 503 } as Partial<Record<PictureProblem, number>>;
  return {
    answer: { form: "avatar", picture: result.reason },
    status: status[result.reason] ?? 400,
  };
}

async function submitAvatarRemoval({ reader, context }: ProfileForm): Promise<FormResult> {
  await removeAvatar(context.get(servicesContext), reader.id);
  return saved("avatar");
}

/** Makes a token, and shows the addresses with it. This is the only time, because only its hash is stored. */
async function makePrivateFeeds({ reader, context }: ProfileForm): Promise<FormResult> {
  const { db, now, config } = context.get(servicesContext);
  if (context.get(accessContext)?.tier !== "premium")
    return { answer: { form: "podcasts", failed: true }, status: 403 };
  const shows = await ownShows(db);
  const token = await makeFeedToken(db, "podcasts", reader.id, now());
  const feeds = shows.map(({ slug, name }) => ({
    name,
    address: config.baseUrl + podcastFeedPath(slug, token),
  }));
  return { answer: { form: "podcasts", feeds } };
}

/** Makes a token for the hub's feed, and shows its addresses with the reader's filters of the hub. */
async function makeHubFeed({ reader, context, cookie }: ProfileForm): Promise<FormResult> {
  const { db, now, config } = context.get(servicesContext);
  if (!isMember(context.get(accessContext)))
    return { answer: { form: "hub", failed: true }, status: 403 };
  const token = await makeFeedToken(db, "hub", reader.id, now());
  const { languages } = context.get(storyPreferencesContext);
  const filters = { ...rememberedFilters(cookie), languages };
  const feeds = feedFormats.map((format) => ({
    name: feedFormatNames[format],
    address: config.baseUrl + hubFeedPath(token, format, filters),
  }));
  return { answer: { form: "hub", feeds } };
}

function revokePrivateFeeds(kind: PrivateFeedKind) {
  return async ({ reader, context }: ProfileForm): Promise<FormResult> => {
    await revokeFeedToken(context.get(servicesContext).db, kind, reader.id);
    return saved(kind);
  };
}
