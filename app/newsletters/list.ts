import type { Preferences } from "#accounts/reader.ts";
import { type PublicList, publicLists } from "./newsletter.ts";

/** Lists for members: the daily digest from Basic on, breaking alerts for Premium. */
export const memberLists = ["daily-digest", "breaking-alerts"] as const;
export type MemberList = (typeof memberLists)[number];
export const lists = [...publicLists, ...memberLists] as const;
export type List = (typeof lists)[number];

export const isPublic = (list: List): list is PublicList => publicLists.some((one) => one === list);
export const listNamed = (name: string): List | null => lists.find((one) => one === name) ?? null;

/**
 * The preference that mutes each list. It is on by default, which means "not muted": mail goes only to addresses that
 * are also on the list, and a switch shows as on only when both are true.
 */
export const listPreference = {
  "weekly-digest": "weekly_digest",
  "product-news": "newsletter_subscription",
  "daily-digest": "email_notifications",
  "breaking-alerts": "breaking_news_alerts",
} as const satisfies Record<List, keyof Preferences>;
