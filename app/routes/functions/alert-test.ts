import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { alertBrowsersOf } from "#alerts/push-subscriptions.server.ts";
import { servicesContext } from "#platform/context.ts";
import {
  errorResponse,
  readCall,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { testBrowser } from "../members/profile/alerts.server.ts";
import type { Route } from "./+types/alert-test.ts";

const call = z.object({ browser: z.uuid() });
const unknown = () => errorResponse(404, "unknown_browser", "This account has no such browser.");

/** Sends a test to one of the reader's browsers, and answers whether its push service took it. */
export async function action({ request, context }: Route.ActionArgs) {
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const test = await testBrowser(context, reader, read.value.browser);
  if ("waitSeconds" in test) return tooManyCallsResponse(test.waitSeconds);
  if (test.result === null) return unknown();
  return Response.json({ result: test.result });
}

/** After how many seconds the last test to a browser has arrived; null while it has not. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  const wanted = url.searchParams.get("browser");
  const browser = (await alertBrowsersOf(db, reader)).find(({ id }) => id === wanted);
  if (!browser) return unknown();
  return Response.json({ seconds: browser.test?.seconds ?? null });
}
