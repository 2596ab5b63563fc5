import { consentKey, parseConsent } from "#accounts/consent.ts";
import { namesOfSaved } from "#library/saved-names.ts";
import { hasAccount, read } from "#ui/own-storage.ts";

/**
 * Whether this browser may keep the site for times without a connection: its reader has saved something, has an account,
 * has installed the site, or has agreed to what is stored. Nothing is stored for anybody else (Directive 2002/58/EC, Art. 5(3)).
 */
export const isOfflineWished = (): boolean =>
  hasAccount() ||
  parseConsent(read(consentKey)) === "accepted" ||
  namesOfSaved().length > 0 ||
  matchMedia("(display-mode: standalone)").matches;
