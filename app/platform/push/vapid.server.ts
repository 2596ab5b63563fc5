// Identifies the sender of a push message to the push service by a signed token (VAPID, RFC 8292).
import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { bytesOf } from "./encryption.server.ts";

export type VapidKeys = {
  /** What browsers subscribe with: an uncompressed point on P-256, in base64url. */
  publicKey: string;
  signingKey: KeyObject;
};

/** A new private key: 32 bytes in base64url. */
export function newPrivateKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Leading zeros are part of the key.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

/** The pair of a private key; null where it is none. */
export function vapidKeys(privateKey: string): VapidKeys | null {
  const scalar = bytesOf(privateKey);
  if (scalar?.length !== 32) return null;
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(scalar);
    const point = pair.getPublicKey();
    const jwk = {
      kty: "EC",
      crv: "P-256",
      d: privateKey,
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    return {
      publicKey: point.toString("base64url"),
      signingKey: createPrivateKey({ key: jwk, format: "jwk" }),
    };
  } catch {
    return null;
  }
}

/** A token is good for half a day; services refuse more than a day (RFC 8292, 2). */
const lifetimeSeconds = 12 * 3_600;

/**
 * The Authorization header for one push service.
 * @param now by the wall clock: the service compares it with its own clock
 */
export function vapidHeader(
  { publicKey, signingKey }: VapidKeys,
  to: { endpoint: string; contact: string | null },
  now: Date,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    aud: new URL(to.endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + lifetimeSeconds,
    ...(to.contact && { sub: to.contact }),
  };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), {
    key: signingKey,
    dsaEncoding: "ieee-p1363",
  }).toString("base64url");
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}

const isReal = (host: string) =>
  host.includes(".") &&
  !/(^|\.)(example|invalid|test|local|localhost|internal)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|:/.test(
    host,
  );

/**
 * The contact for push services: the site's mailbox, else its address; null if neither is real. Apple refuses a token
 * with an invalid contact (403, BadJwtToken).
 */
export function pushContact({
  site,
  baseUrl,
}: {
  site: { mailbox: string };
  baseUrl: string;
}): string | null {
  if (isReal(site.mailbox.split("@")[1] ?? "")) return `mailto:${site.mailbox}`;
  const { protocol, hostname, origin } = new URL(baseUrl);
  return protocol === "https:" && isReal(hostname) ? origin : null;
}
