/** The answer to the cookie question; unset shows it. */
export const consentKey = "cookie_consent";
export const consents = ["accepted", "rejected"] as const;
export type Consent = (typeof consents)[number];

/** The answer that is stored; null when there is none that we know. */
export const parseConsent = (stored: string | null): Consent | null =>
  consents.find((c) => c === stored) ?? null;
