import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

/**
 * Calls a function of the server, and again after a short while where the server does not answer.
 * @param o.once do not call again: for calls that must not be repeated
 * @returns its answer; null where the call failed or was refused
 */
export async function callFunction<Answer>(
  name: string,
  body: object,
  { once = false } = {},
): Promise<Answer | null> {
  const send = once ? fetch : fetchWithRetry;
  try {
    const response = await send(`/functions/${name}?lang=${document.documentElement.lang}`, {
      method: "POST",
      // The call is finished even when the reader leaves the page.
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Answer;
    console.info(name, response.status);
  } catch (error) {
    console.info(name, error);
  }
  return null;
}
