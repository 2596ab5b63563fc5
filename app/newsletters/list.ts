import type { Preferences } from "#accounts/reader.ts";
import { type PublicList, publicLists } from "./newsletter.ts";

/**
 * Lists for members: the daily digest from Basic on, breaking news for Premium. `breaking-alerts` is a newsletter;
 * alerts about breaking news in browsers and by mail belong to the `alerts` room.
 */
export const memberLists = ["daily-digest", "breaking-alerts"] as const;
export type MemberList = (typeof memberLists)[number];
export const lists = [...publicLists, ...memberLists] as const;
export type List = (typeof lists)[number];

export const isPublic = (list: List): list is PublicList => publicLists.some((one) => one === list);
export const listNamed = (name: string): List | null => lists.find((one) => one === name) ?? null;

/**
 * The preference that turns each list off. All are on by default, and mail goes only to confirmed addresses of the
 * list; a switch is shown as on only if both are true.
 */
export const listPreference = {
  "weekly-digest": "weekly_digest",
  "product-news": "newsletter_subscription",
  "daily-digest": "email_notifications",
  "breaking-alerts": "breaking_news_alerts",
} as const satisfies Record<List, keyof Preferences>;
