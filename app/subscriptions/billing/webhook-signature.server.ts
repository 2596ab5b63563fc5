import type { Provider } from "./provider.server.ts";

/** Seconds by which the time of a signature may differ from ours, in the past and in the future. */
export const toleranceSeconds = 300;

/**
 * Checks the signature of a webhook and parses its body. While secrets are rotated the header has several signatures,
 * of which one has to match. The library accepts signatures of the future, which are refused here.
 * @param header `Stripe-Signature`, like `t=1700000000,v1=ab…,v1=cd…`
 * @returns the event as it was sent, not validated; "body" for a body that is empty or not JSON
 */
export function verifyWebhook(
  provider: Provider,
  body: string,
  header: string | null,
  { secret, atMs }: { secret: string; atMs: number },
): { ok: true; event: unknown } | { ok: false; reason: "signature" | "body" } {
  if (!body) return { ok: false, reason: "body" };
  try {
    const { webhooks } = provider;
    const event: unknown = webhooks.constructEvent(
      body,
      header ?? "",
      secret,
      toleranceSeconds,
      undefined,
      atMs,
    );
    const signedAt = timeOf(header ?? "");
    if (signedAt - atMs / 1000 > toleranceSeconds) return { ok: false, reason: "signature" };
    return { ok: true, event };
  } catch (error) {
    const { type } = error as { type?: unknown };
    const isForged = type === "StripeSignatureVerificationError";
    return { ok: false, reason: isForged ? "signature" : "body" };
  }
}

/** Seconds since 1970; the last time of a header counts, as for the library. */
const timeOf = (header: string): number =>
  Number(
    header
      .split(",")
      .findLast((part) => part.startsWith("t="))
      ?.slice(2),
  );
