import { read } from "#ui/own-storage.ts";
import { positionsKey } from "./browser/names.ts";
import { placeOf } from "./browser/opened.ts";
import { parsed } from "./item-snapshot.ts";
import { positionsOf } from "./positions.ts";

/**
 * The second at which a recording was left, as far as this browser or the account knows. @param name such as `podcast:12`
 * @returns 0 for one that was never begun, or heard to its end
 */
export const heardUntil = (name: string): number =>
  placeOf(name).seconds ?? positionsOf(parsed(read(positionsKey)))[name]?.seconds ?? 0;
