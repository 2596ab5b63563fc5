import { read } from "#ui/reader-storage.ts";
import { positionsKey } from "./browser/storage-keys.ts";
import { storedPosition } from "./browser/track-opened.ts";
import { parsed } from "./item-snapshot.ts";
import { parsePositions } from "./positions.ts";

/**
 * The second at which a recording resumes, as far as this browser or the account knows. @param key such as `podcast:12`
 * @returns 0 if it was never played, or played to its end
 */
export const playbackPosition = (key: string): number =>
  storedPosition(key).seconds ?? parsePositions(parsed(read(positionsKey)))[key]?.seconds ?? 0;
