import { placeOf } from "./browser/opened.ts";

/**
 * The second at which a recording was left, as far as this browser or the account knows. @param name such as `podcast:12`
 * @returns 0 for one that was never begun, or heard to its end
 */
export const heardUntil = (name: string): number => placeOf(name).seconds ?? 0;
