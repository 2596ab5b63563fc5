import { type RouterContextProvider, redirectDocument } from "react-router";
import { type Reader, readerContext } from "./reader.ts";

/**
 * The reader of a request.
 * @throws a redirect (302) to the sign-in page, as a document of its own, which leads back to `url`, for a visitor
 */
export function requireReader(context: Readonly<RouterContextProvider>, url: URL): Reader {
  const reader = context.get(readerContext);
  if (reader) return reader;
  // The address of the router's data request stands for that of its page.
  const path = url.pathname.replace(/(?:\/_)?\.data$/, "");
  throw redirectDocument(`/auth?redirectTo=${encodeURIComponent(path + url.search)}`);
}
