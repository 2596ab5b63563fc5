const last = new Map<string, number>();

/** 1, 2, 3 and so on for things of a kind, beginning again with each test file. */
export function nextNumber(kind: string): number {
  const next = (last.get(kind) ?? 0) + 1;
  last.set(kind, next);
  return next;
}

/** Called before each file, since files of one process share their modules (tests/setup.ts). */
export const beginNumbers = (): void => last.clear();
