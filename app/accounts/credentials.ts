import { isPublicAddress } from "#platform/mail/address.ts";

// The rules for addresses and passwords, and the codes of their messages. The forms in the browser check by the same
// rules as the server.

/** The version of the terms that a sign-up accepts; it is stored with the account. */
export const termsVersion = "2026-11";

export type EmailProblem = "emailRequired" | "emailInvalid" | "emailSame";
export type PasswordProblem =
  | "passwordRequired"
  | "passwordShort"
  | "passwordUpper"
  | "passwordLower"
  | "passwordNumber"
  | "passwordLong"
  | "passwordCommon"
  | "passwordWrong";
export type Problem =
  | EmailProblem
  | PasswordProblem
  | "codeWrong"
  | "adultRequired"
  | "nameRequired"
  | "sureRequired";

/** The problem of each field that has one. */
export type Problems = Record<string, Problem>;

/** ASCII only, so that addresses of two accounts cannot look alike by letters of other alphabets. */
const accountAddress =
  /^[a-z0-9_+'-]+(?:\.[a-z0-9_+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** An address as accounts store it: trimmed, in lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

export function emailProblem(text: string): EmailProblem | null {
  const email = normalEmail(text);
  if (email === "") return "emailRequired";
  const fits = isPublicAddress(email) && accountAddress.test(email) && !email.includes("'@");
  return fits ? null : "emailInvalid";
}

/** The problem of a password at sign-in, where only its length is checked. */
export const givenPasswordProblem = (password: string): PasswordProblem | null =>
  password.length < 6 || password.length > longest ? "passwordRequired" : null;

/** Longer than any generated password, and short enough to hash quickly. */
const longest = 1000;

/** The first rule that a new password breaks. It is not trimmed; every character counts. */
export function newPasswordProblem(password: string): PasswordProblem | null {
  if ([...password].length < 8) return "passwordShort";
  if (!/\p{Lu}/u.test(password)) return "passwordUpper";
  if (!/\p{Ll}/u.test(password)) return "passwordLower";
  if (!/\p{Nd}/u.test(password)) return "passwordNumber";
  return password.length > longest ? "passwordLong" : null;
}

export type SignUpFields = { email: string; password: string; adult: boolean };

export const signUpProblems = (fields: SignUpFields): Problems =>
  withoutNulls({
    email: emailProblem(fields.email),
    password: newPasswordProblem(fields.password),
    adult: fields.adult ? null : "adultRequired",
  });

/** The problems of a confirmation in a browser other than the one that signed up: it sets a password. */
export const confirmProblems = (fields: Omit<SignUpFields, "email">): Problems =>
  withoutNulls({
    password: newPasswordProblem(fields.password),
    adult: fields.adult ? null : "adultRequired",
  });

export const signInProblems = (fields: { email: string; password: string }): Problems =>
  withoutNulls({
    email: emailProblem(fields.email),
    password: givenPasswordProblem(fields.password),
  });

/** The rules that single fields of our forms follow: what each may find, and how. A box that is ticked has the value `on`. */
export const fieldRules = {
  email: { problems: ["emailRequired", "emailInvalid"], of: emailProblem },
  givenPassword: { problems: ["passwordRequired"], of: givenPasswordProblem },
  newPassword: {
    problems: ["passwordShort", "passwordUpper", "passwordLower", "passwordNumber", "passwordLong"],
    of: newPasswordProblem,
  },
  password: { problems: ["passwordRequired"], of: (v) => (v ? null : "passwordRequired") },
  adult: { problems: ["adultRequired"], of: (v) => (v === "on" ? null : "adultRequired") },
  sure: { problems: ["sureRequired"], of: (v) => (v === "on" ? null : "sureRequired") },
} as const satisfies Record<
  string,
  { problems: readonly Problem[]; of: (value: string) => Problem | null }
>;
export type FieldRule = keyof typeof fieldRules;

/** Only the fields that something is wrong with. */
export const withoutNulls = (all: Record<string, Problem | null>): Problems =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Problem] => !!entry[1]));
