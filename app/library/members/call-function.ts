import { requestFunction } from "../browser/request-function.ts";

/**
 * Calls a function of the server, and again after a short while where the server does not answer.
 * @param o.once do not call again: for calls that must not be repeated
 * @returns its answer; null where the call failed or was refused
 */
export const callFunction = <Answer>(
  name: string,
  body: object,
  { once = false } = {},
): Promise<Answer | null> =>
  requestFunction<Answer>(name, body, once ? fetch : undefined).catch((error) => {
    console.info(name, error);
    return null;
  });
