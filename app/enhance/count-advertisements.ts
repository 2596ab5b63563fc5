import { watchAdvertisements } from "#advertising/watch-advertisements.ts";
import { isCounted } from "#library/is-counted.ts";

/** Counts advertisements by the rule of views. */
export const countAdvertisements = (): void => watchAdvertisements(isCounted);
