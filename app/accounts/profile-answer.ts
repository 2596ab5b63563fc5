import type { PictureProblem } from "./avatar.ts";
import type { ProfileField, ProfileProblems } from "./profile.ts";

/** The forms of the profile; keys of their texts. */
export const formNames = [
  "profile",
  "preferences",
  "notifications",
  "alerts",
  "avatar",
  "podcasts",
  "hub",
] as const;
export type FormName = (typeof formNames)[number];

/** A private feed, whose address is shown once. */
export type FeedAddress = { name: string; address: string };

/** The server's answer to a form of the profile. */
export type ProfileAnswer = { form: FormName } & (
  | { saved: FormName }
  | { failed: true; values?: Record<ProfileField, string> }
  | { unknown: true }
  | { picture: PictureProblem }
  | { feeds: FeedAddress[] }
  | { alerts: "unknown" | "quiet" }
  | { tested: string }
  | { problems: ProfileProblems; values: Record<ProfileField, string> }
);

export const profileTabs = ["personal", "preferences", "notifications", "subscription"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab of each form. */
export const tabOfForm: Record<FormName, ProfileTab> = {
  profile: "personal",
  avatar: "personal",
  preferences: "preferences",
  notifications: "notifications",
  alerts: "notifications",
  podcasts: "subscription",
  hub: "subscription",
};
