import type { RouterContextProvider } from "react-router";
import {
  type NotificationFlag,
  type Notifications,
  notificationFlags,
} from "#accounts/preference.ts";
import { savePreferences } from "#accounts/preferences.server.ts";
import type { SwitchState } from "#accounts/profile/notifications-form.tsx";
import type { Preferences, Reader } from "#accounts/reader.ts";
import { textsFor } from "#locales/texts.server.ts";
import { type List, listPreference } from "#newsletters/list.ts";
import { listsOf, setList } from "#newsletters/newsletters.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { transaction } from "#platform/db/db.server.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, type ReaderAccess } from "#subscriptions/access.ts";
import type { Theme } from "#ui/theme.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The newsletter that a switch controls; null where the reader's plan does not include it (access table). The daily
 * digest can be switched on without a plan: it is sent once there is one.
 */
function listOf(flag: NotificationFlag, access: ReaderAccess): List | null {
  const list =
    (Object.keys(listPreference) as List[]).find((one) => listPreference[one] === flag) ?? null;
  return list === "breaking-alerts" && access?.tier !== "premium" ? null : list;
}

/**
 * The state of the four switches. One is on when the reader wants its list and the address is confirmed for it; that of
 * breaking news is closed where the plan does not include them.
 */
export async function notificationsOf(
  context: Context,
  reader: Reader,
  preferences: Preferences,
): Promise<Record<NotificationFlag, SwitchState>> {
  const lists = await listsOf(context.get(servicesContext).db, reader.email);
  const access = context.get(accessContext);
  const states = notificationFlags.map((flag): [NotificationFlag, SwitchState] => {
    const list = listOf(flag, access);
    if (!list) return [flag, "notInPlan"];
    return [flag, preferences[flag] && lists[list] ? "on" : "off"];
  });
  return Object.fromEntries(states) as Record<NotificationFlag, SwitchState>;
}

/**
 * Saves the switches that differ from what was shown. Switching a list on is the reader's consent, which is stored
 * with the words beside the switch; the account has confirmed the address already.
 * @param theme the browser's, for accounts that have saved no preferences yet
 */
export async function saveNotifications(
  context: Context,
  reader: Reader,
  wanted: Notifications,
  theme: Theme,
): Promise<void> {
  const { db, now } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const t = textsFor("profile", locale);
  const access = context.get(accessContext);
  const states = await notificationsOf(context, reader, reader.preferences);
  const changed = notificationFlags.filter(
    (flag) => states[flag] !== "notInPlan" && wanted[flag] !== (states[flag] === "on"),
  );
  const at = now();
  await transaction(db, async (tx) => {
    for (const flag of changed) {
      const list = listOf(flag, access);
      const text = `${t(`notifications.${flag}`)}. ${t(`notifications.${flag}Text`)}`;
      const consent = { text, page: "/profile" };
      if (list)
        await setList(tx, { email: reader.email, list, on: wanted[flag], locale, consent }, at);
    }
    const patch = Object.fromEntries(changed.map((flag) => [flag, wanted[flag]]));
    const look = {
      language: locale,
      theme,
      story_languages: context.get(storyPreferencesContext).choice,
    };
    await savePreferences(tx, reader.id, patch, at, look);
  });
}
