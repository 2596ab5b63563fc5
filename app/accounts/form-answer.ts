import type { Problem, Problems } from "./credentials.ts";

/** Why a valid form was refused; keys of the texts under `account.failed`. */
export type Failure =
  | "wrong"
  | "suspended"
  | "limited"
  | "linkInvalid"
  | "passkey"
  | "stillPaying"
  | "refundDue"
  | "failed";

/** The server's answer to a form of the account's pages. */
export type FormAnswer = {
  /** The form, by its field `intent`. */
  form: string;
  problems?: Problems;
  failed?: Failure;
  /** Minutes to wait, with `limited`. */
  minutes?: number;
  /** The sent fields, except passwords. */
  values?: Record<string, string>;
};

export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** The first problem, in the order of the form's fields. */
export const firstProblem = (problems: Problems): [string, Problem] | undefined =>
  Object.entries(problems)[0];
