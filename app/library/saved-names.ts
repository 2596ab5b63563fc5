import { read } from "#ui/own-storage.ts";
import { queueKey } from "./browser/names.ts";
import { savedNames } from "./browser/saved-queue.ts";

/** The names (`article:12`) of what the reader of this page has saved, newest first: with an account or in this browser. */
export const namesOfSaved = (): string[] => [...savedNames(read(queueKey))];
