import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import {
  methodNotAllowed,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { openPortal } from "#subscriptions/subscriptions.server.ts";
import { withheldPlans } from "../plans/academy-offer.server.ts";
import type { Route } from "./+types/customer-portal.ts";
import { billingErrorResponse } from "./billing-answers.server.ts";

const limit = rateLimit({ calls: 10, windowMs: minuteMs });

/** `POST /functions/customer-portal`: the address where a reader manages payment and plan. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const wait = limit(reader.id);
  if (wait > 0) return tooManyCallsResponse(wait);
  const locale = context.get(localeContext);
  const withheld = await withheldPlans(context);
  const opened = await openPortal(context.get(servicesContext), reader, { locale, withheld });
  return opened.ok ? Response.json({ url: opened.url }) : billingErrorResponse(opened.reason);
}

export const loader = methodNotAllowed;
