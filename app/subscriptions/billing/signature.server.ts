import { createHmac, timingSafeEqual } from "node:crypto";

/** Older than that, or as far in the future, a signature is nobody's any more; in seconds. */
export const tolerance = 300;

/**
 * Whether a webhook's body comes from the provider: the header names its time and, while secrets are changed, more
 * than one signature, each an HMAC-SHA256 of time, full stop and the raw body
 * (https://docs.stripe.com/webhooks#verify-manually).
 * @param header `Stripe-Signature`, like `t=1700000000,v1=ab…,v1=cd…`
 */
export function verify(
  body: string,
  header: string | null,
  { secret, atMs }: { secret: string; atMs: number },
): boolean {
  const parts = (header ?? "").split(",").map((part) => {
    const [name = "", value = ""] = part.trim().split("=", 2);
    return { name, value };
  });
  const time = parts.find((part) => part.name === "t")?.value ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(Math.floor(atMs / 1000) - Number(time)) > tolerance) return false;
  const right = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return parts.some(({ name, value }) => {
    if (name !== "v1" || !/^[0-9a-f]{64}$/.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, "hex"), right);
  });
}
