/** The statuses of a server, or a proxy before it, that is unavailable for a moment. */
const unavailable = [502, 503, 504];

/** The delays before the second and the third attempt, in milliseconds. */
export const retryDelays = [400, 1_200];

/**
 * Fetches, and tries again when the response is 502, 503 or 504. Only for requests that may be repeated.
 * @returns the last response
 * @throws what `fetch` throws; where `signal` ends the waiting, its reason
 */
export async function fetchWithRetry(url: string, init: RequestInit = {}): Promise<Response> {
  for (const delay of retryDelays) {
    const response = await fetch(url, init);
    if (!unavailable.includes(response.status)) return response;
    await response.body?.cancel();
    await new Promise((done) => setTimeout(done, delay));
    init.signal?.throwIfAborted();
  }
  return fetch(url, init);
}
