import { consentKey, parseConsent } from "#accounts/consent.ts";
import { namesOfSaved } from "#library/saved-names.ts";
import { hasAccount, read, readBrowser } from "#ui/own-storage.ts";

/** The entry of the browser's storage by which a reader has switched the copies off. */
export const keepingKey = "offline_copies";
export const keepingOff = "off";

/**
 * Whether this browser may keep the site for times without a connection: its reader has saved something, has an account,
 * has installed the site, or has agreed to what is stored, and has not switched it off. Nothing is stored for anybody
 * else (Directive 2002/58/EC, Art. 5(3)).
 */
export const isOfflineWished = (): boolean =>
  readBrowser(keepingKey) !== keepingOff &&
  (hasAccount() ||
    parseConsent(read(consentKey)) === "accepted" ||
    namesOfSaved().length > 0 ||
    matchMedia("(display-mode: standalone)").matches);
