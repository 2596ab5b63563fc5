import { errorResponse } from "#platform/http/function-call.server.ts";

/** The answer of a function that needed the payment provider. */
export function billingErrorResponse(reason: "unavailable" | "busy" | "none"): Response {
  switch (reason) {
    case "none":
      return errorResponse(404, "no_subscription", "There is no subscription to manage.");
    case "busy":
      return errorResponse(503, "busy", "Another window is at it. Please try again.", {
        "Retry-After": "10",
      });
    case "unavailable":
      return errorResponse(
        503,
        "unavailable",
        "Payments are out of reach now. Nothing was charged.",
        {
          "Retry-After": "60",
        },
      );
  }
}
