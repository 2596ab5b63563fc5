import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { currencyOf } from "#subscriptions/currency.ts";
import { currencies, intervals, planOfTier, plans, tierOf } from "#subscriptions/plans.ts";
import { startCheckout } from "#subscriptions/subscriptions.server.ts";
import { tiers } from "#subscriptions/tier.ts";
import { isComplete, withheldPlans } from "../plans/academy-offer.server.ts";
import type { Route } from "./+types/create-checkout.ts";
import { billingErrorResponse } from "./billing-answers.server.ts";

const limit = rateLimit({ calls: 10, windowMs: minuteMs });

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });
const call = z
  .object({
    tier: oneOf(tiers).optional(),
    plan: oneOf(plans).optional(),
    interval: oneOf(intervals).default("month"),
    currency: oneOf(currencies).optional(),
  })
  .refine(({ tier, plan }) => !tier || !plan || tierOf[plan] === tier, {
    path: ["plan"],
    error: "is not of this tier",
  });

/** `POST /functions/create-checkout`: docs/api.md has its fields. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const wait = limit(reader.id);
  if (wait > 0) return tooManyCallsResponse(wait);
  const { tier = "basic", plan, interval, currency } = read.value;
  if (!(await isComplete(context, plan ?? planOfTier[tier])))
    return errorResponse(409, "not_offered", "This plan is not offered at the moment.");
  const offer = {
    plan: plan ?? planOfTier[tier],
    interval,
    currency:
      currency ??
      currencyOf({
        cookie: request.headers.get("cookie") ?? "",
        acceptLanguage: request.headers.get("accept-language") ?? "",
      }),
  };
  const services = context.get(servicesContext);
  const started = await startCheckout(services, reader, offer, {
    locale: context.get(localeContext),
    withheld: await withheldPlans(context),
  });
  return started.ok ? Response.json({ url: started.url }) : billingErrorResponse(started.reason);
}

export const loader = methodNotAllowed;
