import { consentKey, parseConsent } from "#accounts/consent.ts";
import { savedItemKeys } from "#library/saved-item-keys.ts";
import { hasAccount, read, readBrowser } from "#ui/reader-storage.ts";

/** The storage key by which a reader has switched the offline copies off. */
export const copiesKey = "offline_copies";
export const copiesOff = "off";

/**
 * Whether this browser may store offline copies: its reader has saved something, has an account, has installed the site, or
 * has consented to storage, and has not switched the copies off (Directive 2002/58/EC, Art. 5(3)).
 */
export const mayStoreCopies = (): boolean =>
  readBrowser(copiesKey) !== copiesOff &&
  (hasAccount() ||
    parseConsent(read(consentKey)) === "accepted" ||
    savedItemKeys().length > 0 ||
    matchMedia("(display-mode: standalone)").matches);
