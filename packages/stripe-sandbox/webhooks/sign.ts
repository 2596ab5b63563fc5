import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` header for a body: the time in seconds and, for every secret, an HMAC-SHA256 over time,
 * a full stop and the raw body (https://docs.stripe.com/webhooks#verify-manually).
 */
export function signature(body: string, secrets: string[], seconds: number): string {
  const signed = secrets.map((s) =>
    createHmac("sha256", s).update(`${seconds}.${body}`).digest("hex"),
  );
  return [`t=${seconds}`, ...signed.map((v) => `v1=${v}`)].join(",");
}
