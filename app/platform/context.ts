import { createContext, type RouterContextProvider } from "react-router";
import type { Locale } from "./locale.ts";
import type { Services } from "./services.server.ts";

export const servicesContext = createContext<Services>();
export const localeContext = createContext<Locale>("en");

/** What the server and the renderer share about one request; the renderer adds an error. */
export type RequestState = {
  /** Identifies the request in log lines and in the response's `x-request-id`. */
  id: string;
  /** Marks our inline scripts; the server allows them by hash and removes the mark. */
  nonce: string;
  /** The error of a loader, an action or the renderer; the server chooses the response for it. */
  error?: unknown;
};
export const requestContext = createContext<RequestState>({ id: "-", nonce: "" });

/** Logs why a part of an answer failed, with the request's id: the rest of the page is still served. */
export function logFailure(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  message: string,
): void {
  const requestId = context.get(requestContext).id;
  context.get(servicesContext).log.error({ err: error, requestId }, message);
}
