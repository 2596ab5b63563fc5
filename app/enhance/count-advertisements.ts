import { watchAdvertisements } from "#advertising/watch-advertisements.ts";
import { mayCountViews } from "#library/may-count-views.ts";

/** Counts advertisements by the rule of views. */
export const countAdvertisements = (): void => watchAdvertisements(mayCountViews);
