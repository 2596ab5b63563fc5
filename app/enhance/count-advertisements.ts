import { consentKey } from "#accounts/consent.ts";
import { watchAdvertisements } from "#advertising/watch-advertisements.ts";
import { mayNote } from "#library/browser/account.ts";
import { hasAccount, read } from "#ui/own-storage.ts";

/** Counts advertisements by the rule of views: not after a no to the cookie question, nor with analytics off. */
export const countAdvertisements = (): void =>
  watchAdvertisements(() => read(consentKey) !== "rejected" && (!hasAccount() || mayNote()));
