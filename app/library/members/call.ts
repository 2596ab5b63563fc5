import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

/**
 * Asks a function of the server, and again while that is away for a moment.
 * @param once for what would do more by being asked twice
 * @returns its answer, or null when it could not be had, was refused, or is none
 */
export async function call<Answer>(
  name: string,
  body: object,
  { once = false } = {},
): Promise<Answer | null> {
  const ask = once ? fetch : fetchWithRetry;
  try {
    const response = await ask(`/functions/${name}?lang=${document.documentElement.lang}`, {
      method: "POST",
      // An answer is of use even when the reader goes on to a story meanwhile.
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
