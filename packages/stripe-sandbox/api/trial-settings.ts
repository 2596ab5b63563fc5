import type { Params } from "../http/params.ts";

/** What happens when a trial ends without a card. */
export const missingCardOf = (params: Params | undefined) =>
  params
    ?.object("trial_settings")
    ?.object("end_behavior")
    ?.oneOf("missing_payment_method", ["cancel", "create_invoice", "pause"]) ?? "create_invoice";
