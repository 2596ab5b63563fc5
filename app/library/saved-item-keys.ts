import { read } from "#ui/reader-storage.ts";
import { savedItemKeysIn } from "./browser/saved-queue.ts";
import { queueKey } from "./browser/storage-keys.ts";

/** The keys (`article:12`) of the saved items, newest first, of the account or of this browser. */
export const savedItemKeys = (): string[] => [...savedItemKeysIn(read(queueKey))];
