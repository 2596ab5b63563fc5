import type { RouterContextProvider } from "react-router";
import { preferencesOf, themeOf } from "#accounts/preferences.server.ts";
import { profileOf } from "#accounts/profile.server.ts";
import { profileTabs } from "#accounts/profile-answer.ts";
import type { Reader } from "#accounts/reader.ts";
import { timeZones } from "#accounts/time-zones.server.ts";
import { localeContext, logFailure, servicesContext } from "#platform/context.ts";
import { locales } from "#platform/locale.ts";
import { languageName } from "#site/preferences.tsx";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, isMember } from "#subscriptions/access.ts";
import { dayText } from "#subscriptions/date-text.ts";
import { passNames } from "#subscriptions/plans.ts";
import { feedTokenMadeAt, type PrivateFeedKind } from "#subscriptions/private-feeds.server.ts";
import { bestTier } from "#subscriptions/tier.ts";
import { accessSentencesOf } from "../../plans/manage/view.server.ts";
import { alertsViewOf } from "./alerts.server.ts";
import { notificationsOf } from "./notifications.server.ts";
import type { PrivateFeedsView } from "./private-feeds.tsx";

type Context = Readonly<RouterContextProvider>;

/**
 * The data of the four tabs. A part that cannot be loaded is null, and its tab says so.
 * @param cookie the browser's
 */
export async function profileView(reader: Reader, url: URL, cookie: string, context: Context) {
  const { db } = context.get(servicesContext);
  const browser = { language: context.get(localeContext), theme: themeOf(cookie) };
  const [profile, preferences, membership, privateFeeds, alerts] = await Promise.all([
    loaded(context, "profile", profileOf(db, reader.id)),
    loaded(context, "preferences", preferencesOf(db, reader.id, browser)),
    loaded(context, "subscription", membershipOf(reader, context)),
    loaded(context, "private feeds", bothPrivateFeeds(reader, context)),
    loaded(context, "alerts", alertsViewOf(reader, context)),
  ]);
  const notifications =
    preferences &&
    (await loaded(context, "notifications", notificationsOf(context, reader, preferences)));
  const { languages, extras } = context.get(storyPreferencesContext);
  const requestedTab = url.searchParams.get("tab");
  return {
    tab: profileTabs.find((tab) => tab === requestedTab) ?? profileTabs[0],
    done: url.searchParams.get("done"),
    languages: locales.map((value) => ({ value, label: languageName(value) })),
    storyLanguages: { chosen: languages, extras },
    zones: timeZones,
    email: reader.email,
    name: reader.name,
    avatarUrl: reader.avatarUrl,
    profile,
    preferences,
    notifications,
    membership,
    privateFeeds,
    alerts,
  };
}

/** The result of `work`; null, and a line in the log, where it fails. */
async function loaded<T>(context: Context, part: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    logFailure(context, error, `not loaded: ${part}`);
    return null;
  }
}

/** The reader's subscription, in the same sentences as on Manage Subscription. */
async function membershipOf(reader: Reader, context: Context) {
  const locale = context.get(localeContext);
  const access = context.get(accessContext);
  const { subscription, held, says } = await accessSentencesOf(reader, context);
  const plan = access?.plan ?? null;
  return {
    // Without an editor's access: the tier of the plan itself.
    tier: bestTier(held.map((one) => one.tier)),
    pass: plan && passNames[plan],
    editor: reader.role === "editor",
    hasSubscription: subscription !== null,
    statusLines: says,
    since: dayText(locale, reader.memberSince, reader.timezone),
  };
}

/** Each kind of private feeds: the podcasts of Premium, and the hub of every member. */
async function bothPrivateFeeds(reader: Reader, context: Context) {
  const access = context.get(accessContext);
  const [hub, podcasts] = await Promise.all([
    privateFeedsOf("hub", isMember(access), reader, context),
    privateFeedsOf("podcasts", access?.tier === "premium", reader, context),
  ]);
  return { hub, podcasts };
}

async function privateFeedsOf(
  kind: PrivateFeedKind,
  open: boolean,
  reader: Reader,
  context: Context,
): Promise<PrivateFeedsView> {
  const since = await feedTokenMadeAt(context.get(servicesContext).db, kind, reader.id);
  return {
    open,
    since: since && dayText(context.get(localeContext), since, reader.timezone),
  };
}
