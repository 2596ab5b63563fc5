import { idIn } from "#platform/id.ts";
import { isPublicAddress } from "#platform/mail/address.ts";
import { isWithinLength } from "./moderation.ts";

/** The reasons of members' reports, which are guidelines. */
export const memberReasons = ["matter", "people", "facts", "advertising"] as const;
/** The reasons of a notice of illegal content (Regulation (EU) 2022/2065, Art. 16). */
export const noticeReasons = [
  "hatred",
  "threat",
  "privacy",
  "defamation",
  "property",
  "fraud",
  "child-abuse",
  "other",
] as const;
export type MemberReason = (typeof memberReasons)[number];
export type NoticeReason = (typeof noticeReasons)[number];

/** How many contributions one notice can name. */
export const maxContributions = 20;
/** Limits of the explanation, in characters: required for a notice, optional for a member's report. */
export const explanationLimits = { notice: [20, 3_000], member: [0, 500] } as const;
const longestLine = 200;
/** A notice that is sent sooner after its form was shown was not written by a person. */
const minSecondsToFillIn = 3;

/** The fields of a notice. */
export type TypedNotice = {
  /** Addresses, one a line. */
  places: string;
  reason: NoticeReason | "";
  explanation: string;
  name: string;
  email: string;
  goodFaith: boolean;
};
export type TypedReport = { reason: MemberReason | ""; explanation: string };

export const noticeFields = [
  "places",
  "reason",
  "explanation",
  "name",
  "email",
  "goodFaith",
] as const;
export type NoticeField = (typeof noticeFields)[number];
/** `unknown`: an address of no contribution that is shown. */
export type ReportProblem = "missing" | "unknown" | "many" | "short" | "long";
export type NoticeProblems = Partial<Record<NoticeField, ReportProblem>>;

/** Name and address are optional for offences against children (Art. 16(2)(c)). */
export const mayBeAnonymous = (reason: string): boolean => reason === "child-abuse";

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : "";
};
const lineIn = (form: FormData, name: string) => textIn(form, name).replace(/\s+/g, " ").trim();
const textsIn = (form: FormData, name: string) =>
  textIn(form, name).replaceAll("\r\n", "\n").trim();

/** Reads the fields of a posted notice. */
export const noticeIn = (form: FormData): TypedNotice => ({
  places: textsIn(form, "places"),
  reason: noticeReasons.find((reason) => reason === textIn(form, "reason")) ?? "",
  explanation: textsIn(form, "explanation"),
  name: lineIn(form, "name"),
  email: lineIn(form, "email").toLowerCase(),
  goodFaith: textIn(form, "good-faith") === "on",
});

/** Reads the fields of a member's report. */
export const reportIn = (form: FormData): TypedReport => ({
  reason: memberReasons.find((reason) => reason === textIn(form, "reason")) ?? "",
  explanation: textsIn(form, "explanation"),
});

/**
 * The numbers of the contributions that a notice names; null for a line without one of this site.
 * @param text addresses with `comment=`, one a line
 * @param origin of this site
 */
export function contributionsIn(text: string, origin: string): (number | null)[] {
  const lines = text.split("\n").map((line) => line.trim());
  const ids = lines.filter(Boolean).map((line) => {
    if (!URL.canParse(line, origin)) return null;
    const url = new URL(line, origin);
    return url.origin === new URL(origin).origin ? idIn(url.searchParams.get("comment")) : null;
  });
  return [...new Set(ids)];
}

/** The problems of a notice, by field. @param origin of this site */
export function noticeProblems(typed: TypedNotice, origin: string): NoticeProblems {
  const problems: NoticeProblems = {};
  const places = contributionsIn(typed.places, origin);
  if (places.length === 0) problems.places = "missing";
  else if (places.includes(null)) problems.places = "unknown";
  else if (places.length > maxContributions) problems.places = "many";
  if (!typed.reason) problems.reason = "missing";
  if (!isWithinLength(typed.explanation, explanationLimits.notice))
    problems.explanation = isWithinLength(typed.explanation, [0, explanationLimits.notice[0]])
      ? "short"
      : "long";
  const named = Boolean(typed.name || typed.email);
  if (named || !mayBeAnonymous(typed.reason)) {
    if (typed.name.length < 2) problems.name = "missing";
    else if (typed.name.length > longestLine) problems.name = "long";
    if (!isPublicAddress(typed.email) || typed.email.length > longestLine)
      problems.email = "missing";
  }
  if (!typed.goodFaith) problems.goodFaith = "missing";
  return problems;
}

/** The problems of a member's report. */
export function reportProblems({ reason, explanation }: TypedReport): NoticeProblems {
  return {
    ...(reason ? {} : { reason: "missing" as const }),
    ...(isWithinLength(explanation, explanationLimits.member)
      ? {}
      : { explanation: "long" as const }),
  };
}

/**
 * Whether a form was sent faster than a person can fill it in.
 * @param began when the form was rendered, ISO 8601, from its own field
 */
export function isTooFast(began: string, now: Date): boolean {
  const at = Date.parse(began);
  return Number.isNaN(at) || (now.getTime() - at) / 1_000 < minSecondsToFillIn;
}
