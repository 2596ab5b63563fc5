// Errors in the shape of Stripe's API.
import type { PaymentError } from "../objects/intent.ts";

type Body = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_method?: object;
  payment_intent?: object;
};
/** An error answer. Returned, it keeps what the request has stored; thrown, it rolls back. */
export type Failure = { status: number; error: Body };

const thrown = Symbol("an answer of the API");
type Thrown = Error & { [thrown]: Failure };

/** Ends the request with an error and rolls back. */
export function refuse(status: number, error: Body): never {
  throw Object.assign(new Error(error.message), { [thrown]: { status, error } });
}

export const failureOf = (error: unknown): Failure | null =>
  error instanceof Error && thrown in error ? (error as Thrown)[thrown] : null;

/** Refuses a request, with 400 by default. */
export function invalid(
  message: string,
  more: { param?: string; code?: string; status?: number } = {},
): never {
  const { status = 400, ...rest } = more;
  return refuse(status, { type: "invalid_request_error", message, ...rest });
}

export function missing(what: string, id: string, param: string, status = 400): never {
  return invalid(`No such ${what}: '${id}'`, { code: "resource_missing", param, status });
}

/** The error for a declined card: 402. */
export const declined = (error: PaymentError, intent?: object): Failure => ({
  status: 402,
  error: {
    type: "card_error",
    code: error.code,
    message: error.message,
    ...(error.decline_code ? { decline_code: error.decline_code } : {}),
    ...(error.charge ? { charge: error.charge } : {}),
    ...(error.payment_method ? { payment_method: error.payment_method } : {}),
    ...(intent ? { payment_intent: intent } : {}),
  },
});
