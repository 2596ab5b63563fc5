import type { RouterContextProvider } from "react-router";
import { localeContext, requestContext, servicesContext } from "#platform/context.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { preferencesOf } from "#readers/preferences.server.ts";
import { profileOf } from "#readers/profile.server.ts";
import type { Reader } from "#readers/reader.ts";
import { timeZones } from "#readers/time-zones.server.ts";
import { languageName } from "#site/preferences.tsx";
import { bestTier } from "#subscriptions/access.ts";
import { entitlementsOf } from "#subscriptions/entitlements.server.ts";
import { printLocale } from "#ui/time.ts";
import { notificationsOf } from "./notifications.server.ts";
import { profileMessages } from "./profile-texts.server.ts";

export const profileTabs = ["personal", "preferences", "notifications", "subscription"] as const;
export type ProfileTab = (typeof profileTabs)[number];
type Context = Readonly<RouterContextProvider>;

/** Everything that the four tabs show. A part that cannot be loaded is null, and its tab says so (section 8). */
export async function profileView(reader: Reader, url: URL, context: Context) {
  const { db, now } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const [profile, preferences, membership] = await Promise.all([
    loaded(context, "profile", profileOf(db, reader.id)),
    loaded(context, "preferences", preferencesOf(db, reader.id)),
    loaded(context, "subscription", membershipOf(reader, context, locale, now())),
  ]);
  const notifications =
    preferences &&
    (await loaded(context, "notifications", notificationsOf(context, reader, preferences)));
  const wanted = url.searchParams.get("tab");
  return {
    tab: profileTabs.find((tab) => tab === wanted) ?? profileTabs[0],
    done: url.searchParams.get("done"),
    messages: profileMessages(locale),
    languages: locales.map((value) => ({ value, label: languageName(value) })),
    zones: timeZones,
    email: reader.email,
    name: reader.name,
    avatarUrl: reader.avatarUrl,
    ...{ profile, preferences, notifications, membership },
  };
}
export type ProfileView = Awaited<ReturnType<typeof profileView>>;

/** What a part of the page is made from; null, and one line in the log, when it cannot be had. */
async function loaded<T>(context: Context, part: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const requestId = context.get(requestContext).id;
    context.get(servicesContext).log.error({ err: error, requestId, part }, "not loaded");
    return null;
  }
}

async function membershipOf(reader: Reader, context: Context, locale: Locale, now: Date) {
  const { db } = context.get(servicesContext);
  const held = (await entitlementsOf(db, reader.id)).filter(
    (one) => one.startsAt <= now && (one.endsAt === null || one.endsAt > now),
  );
  const tier = bestTier(held.map((one) => one.tier));
  // Of several that give the same, the one that lasts longest says until when.
  const lasting = (end: Date | null) => end?.getTime() ?? Number.POSITIVE_INFINITY;
  const best = held
    .filter((one) => one.tier === tier)
    .reduce<(typeof held)[number] | null>(
      (a, b) => (a && lasting(a.endsAt) >= lasting(b.endsAt) ? a : b),
      null,
    );
  const day = (at: Date) =>
    new Intl.DateTimeFormat(printLocale(locale), {
      ...{ day: "numeric", month: "long", year: "numeric", timeZone: reader.timezone },
    }).format(at);
  return {
    tier,
    editor: reader.role === "editor",
    origin: best?.origin ?? null,
    until: best?.endsAt ? day(best.endsAt) : null,
    since: day(new Date(reader.memberSince)),
  };
}
