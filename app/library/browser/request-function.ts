import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

/**
 * Calls a function of the server in the language of the page.
 * @param send `fetch` itself for calls that must not be repeated
 * @returns its answer; null where it was refused
 * @throws where the server cannot be reached
 */
export async function requestFunction<Answer>(
  name: string,
  body: object,
  send: typeof fetchWithRetry = fetchWithRetry,
): Promise<Answer | null> {
  const response = await send(`/functions/${name}?lang=${document.documentElement.lang}`, {
    method: "POST",
    // The call is finished even when the reader leaves the page.
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.ok ? response.json() : null;
}
