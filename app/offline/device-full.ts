import { read, write } from "#ui/reader-storage.ts";
import { copiesKey, copiesOff, mayStoreCopies } from "./may-store-copies.ts";

const full = "full";

/** Whether the device had no room for all copies when they were last updated, and may store any. */
export const isDeviceFull = (): boolean => read(copiesKey) === full && mayStoreCopies();

/**
 * Remembers whether the device has room for all copies. Local storage has a limit of its own: it can be written while the
 * cache with the copies cannot. Copies that the reader has switched off stay off.
 */
export function rememberDeviceFull(isFull: boolean): void {
  if (read(copiesKey) === copiesOff) return;
  if (isFull !== isDeviceFull()) write(copiesKey, isFull ? full : null);
}
