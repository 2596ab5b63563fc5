import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import {
  methodNotAllowed,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { subscriptionStatus } from "#subscriptions/status.server.ts";
import { isBillingOpen, syncReader } from "#subscriptions/subscriptions.server.ts";
import type { Route } from "./+types/check-subscription.ts";

const limit = rateLimit({ calls: 60, windowMs: minuteMs });
/** Pages that wait for a payment poll; the provider is asked at most this often. */
const staleSeconds = 5;

/** `POST /functions/check-subscription`: docs/api.md has its fields. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const wait = limit(reader.id);
  if (wait > 0) return tooManyCallsResponse(wait);
  const services = context.get(servicesContext);
  // While the provider is unavailable, our stored state counts.
  if (isBillingOpen(services.config)) await syncReader(services, reader.id, staleSeconds);
  return Response.json(await subscriptionStatus(services.db, reader.id, services.now()));
}

export const loader = methodNotAllowed;
