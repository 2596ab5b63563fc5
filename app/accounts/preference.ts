import { type Locale, locales } from "#platform/locale.ts";
import { type Theme, themes } from "#ui/theme.ts";
import type { Preferences } from "./reader.ts";

/** The four of the notifications form. */
export const notificationFlags = [
  "email_notifications",
  "newsletter_subscription",
  "breaking_news_alerts",
  "weekly_digest",
] as const satisfies readonly (keyof Preferences)[];
export type NotificationFlag = (typeof notificationFlags)[number];
export type Notifications = Record<NotificationFlag, boolean>;

/** The values of the preferences form. */
export type PreferenceForm = {
  language: Locale;
  theme: Theme;
  content_personalization: boolean;
  privacy_analytics: boolean;
};

type Fields = { get(name: string): unknown };

/** A checkbox is sent only when it is ticked. */
const isOn = (fields: Fields, name: string) => fields.get(name) === "on";

/** @returns null for a language or a theme that we do not have */
export function preferencesFrom(fields: Fields): PreferenceForm | null {
  const language = locales.find((l) => l === fields.get("language"));
  const theme = themes.find((t) => t === fields.get("theme"));
  if (!language || !theme) return null;
  return {
    language,
    theme,
    content_personalization: isOn(fields, "content_personalization"),
    privacy_analytics: isOn(fields, "privacy_analytics"),
  };
}

export const notificationsFrom = (fields: Fields): Notifications => ({
  email_notifications: isOn(fields, "email_notifications"),
  newsletter_subscription: isOn(fields, "newsletter_subscription"),
  breaking_news_alerts: isOn(fields, "breaking_news_alerts"),
  weekly_digest: isOn(fields, "weekly_digest"),
});
