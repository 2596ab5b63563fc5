import { servicesContext } from "#platform/context.ts";
import { errorResponse, methodNotAllowed } from "#platform/http/function-call.server.ts";
import { receiveEvent } from "#subscriptions/webhooks.server.ts";
import type { Route } from "./+types/stripe.ts";

/** `POST /webhooks/stripe`: stores a signed event, and answers before it is handled. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const body = await request.text();
  const signature = request.headers.get("stripe-signature");
  const received = await receiveEvent(context.get(servicesContext), { body, signature });
  if (received.ok) return Response.json({ received: true });
  switch (received.reason) {
    case "disabled":
      return errorResponse(503, "closed", "This site takes no payments.");
    case "signature":
      return errorResponse(400, "bad_signature", "The signature is missing, wrong or too old.");
    case "body":
      return errorResponse(400, "bad_event", "The body is no event.");
  }
}

export const loader = methodNotAllowed;
