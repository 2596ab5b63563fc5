import { createContext } from "react-router";
import type { Locale } from "#platform/locale.ts";
import type { Theme } from "#ui/theme.ts";

/** An editor reads everything; a moderator decides about discussions, as an editor does too. */
export const readerRoles = ["reader", "editor", "moderator"] as const;
export type ReaderRole = (typeof readerRoles)[number];

/** The role of an account; unknown values are a reader. */
export const readerRoleIn = (text: string): ReaderRole =>
  readerRoles.find((role) => role === text) ?? "reader";

/** A reader's preferences; the names are those of the columns of `user_preferences`. */
export type Preferences = {
  language: Locale;
  theme: Theme;
  content_personalization: boolean;
  privacy_analytics: boolean;
  email_notifications: boolean;
  newsletter_subscription: boolean;
  breaking_news_alerts: boolean;
  weekly_digest: boolean;
  /** The story languages, as the cookie stores them; empty: none were chosen. */
  story_languages: string;
};

/** The defaults for readers who have saved none. */
export const defaultPreferences: Preferences = {
  language: "en",
  theme: "system",
  content_personalization: true,
  privacy_analytics: true,
  email_notifications: true,
  newsletter_subscription: true,
  breaking_news_alerts: true,
  weekly_digest: true,
  story_languages: "",
};

/** The signed-in reader of a request. Loaders and actions use this id, never one from a request's body. */
export type Reader = {
  id: string;
  /** The session of this request, and when it ends (ISO 8601, by the wall clock). */
  sessionId: string;
  sessionEnds: string;
  email: string;
  /** First and last name, or the name from the sign-up. */
  name: string;
  role: ReaderRole;
  avatarUrl: string | null;
  /** IANA name; the reader's day begins by it. */
  timezone: string;
  preferences: Preferences;
  /** Whether the preferences are the reader's own; where not, they are the defaults, and the browser's choices hold. */
  hasSavedPreferences: boolean;
  memberSince: string;
};

/** The reader of the request, set by the root middleware; null for a visitor. */
export const readerContext = createContext<Reader | null>(null);
