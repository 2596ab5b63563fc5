/** What a server says, or what stands before it, when it is away for a moment (specification, section 8). */
const away = [502, 503, 504];

/** Waits before the attempts after the first one, in milliseconds. */
export const patience = [400, 1_200];

/**
 * Asks like `fetch`, and again where the answer is 502, 503 or 504: for what may be asked twice.
 * @returns the last answer @throws what `fetch` throws; where `signal` ends the waiting, its reason
 */
export async function fetchWithRetry(url: string, init: RequestInit = {}): Promise<Response> {
  for (const wait of patience) {
    const response = await fetch(url, init);
    if (!away.includes(response.status)) return response;
    await response.body?.cancel();
    await new Promise((done) => setTimeout(done, wait));
    init.signal?.throwIfAborted();
  }
  return fetch(url, init);
}
