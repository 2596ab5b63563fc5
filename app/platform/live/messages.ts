// Hands the messages of the live connection to the parts of the page that listen for them.

type Listener = (data: unknown) => void;
const listeners = new Map<string, Set<Listener>>();

/**
 * Calls `listener` for each message of a kind (docs/api.md). The data comes from our own server and is not checked.
 * @returns a function that stops it
 */
export function onLive<T>(event: string, listener: (data: T) => void): () => void {
  const registered = listeners.get(event) ?? new Set();
  listeners.set(event, registered.add(listener as Listener));
  return () => void registered.delete(listener as Listener);
}

export function dispatchLive(event: string, data: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(data);
}
