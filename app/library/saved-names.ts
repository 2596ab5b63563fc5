import { read } from "#ui/own-storage.ts";
import { savedNames } from "./browser/saved-queue.ts";
import { queueKey } from "./browser/storage-keys.ts";

/** The names (`article:12`) of the saved items, newest first, of the account or of this browser. */
export const savedItemNames = (): string[] => [...savedNames(read(queueKey))];
