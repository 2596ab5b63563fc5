// What is asked of an address and a password, with the codes of the messages in the order of section 5 of the
// specification. Safe in the browser: its forms check by the same rules as the server.

/** The version of the terms that a sign-up accepts; it is kept with the account. */
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

/** What is wrong, by the name of the field. */
export type Problems = Record<string, Problem>;

const address =
  /^[a-z0-9_+'-]+(?:\.[a-z0-9_+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** An address as accounts keep it: without spaces around it, in lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

export function emailProblem(text: string): EmailProblem | null {
  const email = normalEmail(text);
  if (email === "") return "emailRequired";
  const fits = email.length <= 254 && email.indexOf("@") <= 64;
  return fits && address.test(email) && !email.includes("'@") ? null : "emailInvalid";
}

/** A password somebody signs in with: there is no telling more about it. */
export const givenPasswordProblem = (password: string): PasswordProblem | null =>
  password.length < 6 || password.length > longest ? "passwordRequired" : null;

/** Far more than a generator makes, far less than what costs us time. */
const longest = 1000;

/** The first rule that a new password breaks. Nothing is trimmed, every character counts as it is. */
export function newPasswordProblem(password: string): PasswordProblem | null {
  if ([...password].length < 8) return "passwordShort";
  if (!/\p{Lu}/u.test(password)) return "passwordUpper";
  if (!/\p{Ll}/u.test(password)) return "passwordLower";
  if (!/\p{Nd}/u.test(password)) return "passwordNumber";
  return password.length > longest ? "passwordLong" : null;
}

export type SignUpFields = { email: string; password: string; adult: boolean };

export const signUpProblems = (fields: SignUpFields): Problems =>
  named({
    email: emailProblem(fields.email),
    password: newPasswordProblem(fields.password),
    adult: fields.adult ? null : "adultRequired",
  });

/** What is asked where the link of a sign-up is followed in another browser than the one that signed up. */
export const confirmProblems = (fields: Omit<SignUpFields, "email">): Problems =>
  named({
    password: newPasswordProblem(fields.password),
    adult: fields.adult ? null : "adultRequired",
  });

export const signInProblems = (fields: { email: string; password: string }): Problems =>
  named({
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
export const named = (all: Record<string, Problem | null>): Problems =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Problem] => !!entry[1]));
