// The browser's storage, where it is allowed and has room. What cannot be kept lives as long as the page does.
const unkept = new Map<string, string | null>();
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** What is kept under a key; null when nothing is. */
export function read(key: string): string | null {
  const here = unkept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it for null. @returns whether it outlives the page */
export function keep(key: string, text: string | null): boolean {
  let kept = true;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
    kept = false;
  }
  changed();
  return kept;
}

/** Holds a text for as long as the page stands, and stores nothing. */
export function hold(key: string, text: string): void {
  unkept.set(key, text);
  changed();
}

/** The names of all that is stored. */
export function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Tells of every change, also by another tab. @returns how to stop */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
