import { createHash } from "node:crypto";

export type PolicyOptions = {
  /** Whether the base URL is https. */
  https: boolean;
  /** Other origins that our forms may lead to, such as a payment page. */
  formActions: readonly string[];
  /** The origin of the service that stores files; null or absent if they are on this machine. */
  storeOrigin?: string | null;
  /** Whether text and data mining is reserved (Directive (EU) 2019/790, Art. 4(3)). */
  reservesMining?: boolean;
};

/** The headers of every response, whatever its status (OWASP ASVS 5.0, 3.4). */
export const securityHeaders = ({
  https,
  reservesMining,
}: PolicyOptions): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  // With no-referrer our own forms would send `Origin: null`.
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  ...(reservesMining ? { "tdm-reservation": "1" } : {}),
  ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
});

/**
 * The Content-Security-Policy of a document.
 * @param allowed the hashes of its inline scripts and styles, and the origins of other sites' players and streams in it
 */
export function contentPolicy(
  options: PolicyOptions,
  allowed: {
    scripts?: readonly string[];
    styles?: readonly string[];
    frames?: readonly string[];
    streams?: readonly string[];
  } = {},
): string {
  const store = options.storeOrigin ? [options.storeOrigin] : [];
  const asked = [...store, ...(allowed.streams ?? [])];
  const own = (more: readonly string[] = []) => ["'self'", ...more].join(" ");
  return [
    "default-src 'self'",
    `script-src ${own(allowed.scripts)}`,
    `style-src ${own(allowed.styles)}`,
    "img-src 'self' data:",
    `media-src ${own([...store, "https:", "blob:"])}`,
    // A stream's segments are requested by script: from its publisher, or from us, redirected to the storage.
    ...(asked.length ? [`connect-src ${own(asked)}`] : []),
    ...(allowed.frames?.length ? [`frame-src ${allowed.frames.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own(options.formActions)}`,
    "frame-ancestors 'none'",
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The policy of responses that are no documents: opened as one, they may do nothing. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of responses that are neither documents nor cached. */
export const bareHeaders = (options: PolicyOptions): Record<string, string> => ({
  ...securityHeaders(options),
  "content-security-policy": barePolicy,
  "cache-control": "no-store",
});

/** A hash source of Content Security Policy Level 3 (2.3.1). */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Removes the nonce from a document and returns the hashes of the inline scripts and styles that carried it. One without
 * it is not ours, for example markup in a story that was not sanitised: it gets no hash and has no effect.
 */
export function hashInlineElements(
  html: string,
  nonce: string,
): { html: string; scripts: string[]; styles: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = "", text = ""] of html.matchAll(inline))
    if (attributes.includes(mark) && !/\ssrc=/.test(attributes))
      hashes[tag as "script" | "style"].add(hashSource(text));
  return {
    html: html.replaceAll(mark, ""),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
