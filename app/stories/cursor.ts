/** A position in a list of stories: just after this story. Opaque to clients. */
export type Cursor = { sample: boolean; at: number; id: number };

const pattern = /^([01])\.([0-9a-z]{1,10})\.([0-9a-z]{1,11})$/;
// The year 10000: both database engines and all browsers handle dates before it.
const end = 253_402_300_800_000;

export const writeCursor = (c: Cursor): string =>
  `${c.sample ? 1 : 0}.${c.at.toString(36)}.${c.id.toString(36)}`;

/** Null for anything that `writeCursor` cannot have written. */
export function readCursor(text: string): Cursor | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const at = Number.parseInt(match[2] ?? "", 36);
  const id = Number.parseInt(match[3] ?? "", 36);
  if (at >= end || !Number.isSafeInteger(id)) return null;
  return { sample: match[1] === "1", at, id };
}

export const isCursor = (text: string): boolean => readCursor(text) !== null;
