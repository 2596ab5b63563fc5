import { read, write } from "#ui/reader-storage.ts";
import { copiesKey, mayStoreCopies } from "./may-store-copies.ts";

const full = "full";

/** Whether the device had no room for all copies when they were last updated, and may store any. */
export const isDeviceFull = (): boolean => read(copiesKey) === full && mayStoreCopies();

/**
 * Remembers whether the device has room for all copies. Local storage has a limit of its own: it can be written while the
 * cache with the copies cannot.
 */
export function rememberDeviceFull(isFull: boolean): void {
  if (isFull !== isDeviceFull()) write(copiesKey, isFull ? full : null);
}

/** Whether an error of the browser means that its storage is full. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && error.name === "QuotaExceededError";
