import { data, redirect } from "react-router";
import { withLanguage } from "#ui/with-language.ts";
import type { StopStep } from "./stop-page.tsx";

const tokenIn = (url: URL): string => url.searchParams.get("token") ?? "";

/** The state of the page that a letter's stop link opens. @param isKnown whether a reader has this token */
export async function stopStep(url: URL, isKnown: (token: string) => Promise<boolean>) {
  const token = tokenIn(url);
  const known = await isKnown(token);
  const step: StopStep = !known ? "unknown" : url.searchParams.has("done") ? "done" : "ask";
  const path = `${url.pathname}?token=${encodeURIComponent(token)}`;
  return data({ step, path }, { status: known ? 200 : 404 });
}

/**
 * Ends letters at once: having one is enough. Mail programs post here without a cookie and without an Origin (RFC 8058),
 * and follow no redirect.
 */
export async function answerStop(
  request: Request,
  url: URL,
  stop: (token: string) => Promise<unknown>,
): Promise<Response> {
  const token = tokenIn(url);
  const form = await request.formData().catch(() => null);
  await stop(token);
  if (form?.get("List-Unsubscribe") === "One-Click") return new Response(null, { status: 200 });
  const path = `${url.pathname}?token=${encodeURIComponent(token)}&done=1`;
  return redirect(withLanguage(path, url.searchParams.get("lang")), 303);
}
