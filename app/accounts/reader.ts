import { createContext } from "react-router";
import type { Locale } from "#platform/locale.ts";
import type { Theme } from "#ui/theme.ts";

export type ReaderRole = "reader" | "editor";

/** What a reader has chosen; the names are the specification's (section 3, user_preferences). */
export type Preferences = {
  language: Locale;
  theme: Theme;
  content_personalization: boolean;
  privacy_analytics: boolean;
  email_notifications: boolean;
  newsletter_subscription: boolean;
  breaking_news_alerts: boolean;
  weekly_digest: boolean;
};

/** The defaults of the specification (sections 5 and 9), for whoever has saved none. */
export const defaultPreferences: Preferences = {
  language: "en",
  theme: "system",
  content_personalization: true,
  privacy_analytics: true,
  email_notifications: true,
  newsletter_subscription: true,
  breaking_news_alerts: true,
  weekly_digest: true,
};

/** The languages that somebody reads: the interface's, and English (decision 34). */
export const readingLanguages = (locale: Locale): string[] => [...new Set([locale, "en"])];

/** The person behind a request. Everything that a reader reads or writes is by this id, never by one in a body. */
export type Reader = {
  id: string;
  /** The session of this request, and when it ends (ISO 8601, real time). */
  sessionId: string;
  sessionEnds: string;
  email: string;
  /** First and last name, or what was given at sign-up. */
  name: string;
  role: ReaderRole;
  avatarUrl: string | null;
  /** IANA name; the reader's day begins by it (decision 13). */
  timezone: string;
  preferences: Preferences;
  memberSince: string;
};

/** Null: a visitor. Set by the root middleware. */
export const readerContext = createContext<Reader | null>(null);
