import { createContext } from "react-router";
import type { Locale } from "./locale.ts";
import type { Services } from "./services.server.ts";

export const servicesContext = createContext<Services>();
export const localeContext = createContext<Locale>("en");
/** Of a document, the parts that loaders have printed for it, by mark; null where data alone is asked for. */
export const printedContext = createContext<Map<string, string> | null>(null);

/** What the host and the renderer tell each other about one request. */
export type RequestNote = {
  /** Names the request in log lines and in the answer's `x-request-id`. */
  id: string;
  /** Marks the inline scripts that are ours; the host admits these by hash and takes the mark away again. */
  nonce: string;
  /** What a loader, an action or the renderer threw, for the host to judge. */
  error?: unknown;
};
export const requestContext = createContext<RequestNote>({ id: "-", nonce: "" });
