import type { PictureProblem } from "./avatar.ts";
import type { ProfileField, ProfileProblems } from "./profile.ts";

/** The forms of the profile; keys of their texts. */
export const formNames = ["profile", "preferences", "notifications", "avatar"] as const;
export type FormName = (typeof formNames)[number];

/** The server's answer to a form of the profile. */
export type Answer = { form: FormName } & (
  | { saved: FormName }
  | { failed: true; values?: Record<ProfileField, string> }
  | { unknown: true }
  | { picture: PictureProblem }
  | { problems: ProfileProblems; values: Record<ProfileField, string> }
);
