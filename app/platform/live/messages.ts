// What the live connection brings, for whoever on the page wants to hear it. Here nobody knows what it means.

type Listener = (data: unknown) => void;
const listeners = new Map<string, Set<Listener>>();

/** Hears a kind of message (docs/api.md) from now on. Its data comes from our own server. Returns what ends it. */
export function onLive<T>(event: string, listener: (data: T) => void): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener as Listener));
  return () => void known.delete(listener as Listener);
}

export function dispatchLive(event: string, data: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(data);
}
