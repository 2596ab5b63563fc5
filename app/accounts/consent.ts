/** The storage key of the answer to the cookie question. The question is shown while there is none. */
export const consentKey = "cookie_consent";
export const consents = ["accepted", "rejected"] as const;
export type Consent = (typeof consents)[number];

/** The stored answer; null for none, or an unknown one. */
export const parseConsent = (stored: string | null): Consent | null =>
  consents.find((c) => c === stored) ?? null;
