import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

type Options = { once?: boolean };

/**
 * Calls a function of the server, and again after a short while where the server does not answer.
 * @param o.once do not call again: for calls that must not be repeated
 * @returns its answer; null where it was refused
 * @throws where the server cannot be reached
 */
export async function requestFunction<Answer>(
  name: string,
  body: object,
  { once = false }: Options = {},
): Promise<Answer | null> {
  const send = once ? fetch : fetchWithRetry;
  const response = await send(`/functions/${name}?lang=${document.documentElement.lang}`, {
    method: "POST",
    // The call is finished even when the reader leaves the page.
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as Answer;
  console.info(name, response.status);
  return null;
}

/** The same for callers to whom it is all one why there is no answer. @returns null also where the server cannot be reached */
export const callFunction = <Answer>(
  name: string,
  body: object,
  options?: Options,
): Promise<Answer | null> =>
  requestFunction<Answer>(name, body, options).catch((error) => {
    console.info(name, error);
    return null;
  });
