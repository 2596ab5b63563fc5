import { data } from "react-router";
import { readForm } from "#platform/http/form.server.ts";
import { redirectAfterForm } from "./form-answers.server.ts";
import type { UnsubscribeStep } from "./unsubscribe-page.tsx";

const tokenIn = (url: URL): string => url.searchParams.get("token") ?? "";

/** The state of the page behind an unsubscribe link. @param isKnown whether a reader has this token */
export async function unsubscribeStep(url: URL, isKnown: (token: string) => Promise<boolean>) {
  const token = tokenIn(url);
  const known = await isKnown(token);
  const step: UnsubscribeStep = !known ? "unknown" : url.searchParams.has("done") ? "done" : "ask";
  const path = `${url.pathname}?token=${encodeURIComponent(token)}`;
  return data({ step, path }, { status: known ? 200 : 404 });
}

/**
 * Unsubscribes at once: having the mail is enough. Mail programs post here without a cookie and without an Origin (RFC
 * 8058) and get a plain 200, because they follow no redirect.
 * @param o.done what the address of the page says afterwards
 */
export async function answerUnsubscribe(
  request: Request,
  url: URL,
  unsubscribe: (token: string) => Promise<unknown>,
  o: { done: "&done=1" | "" } = { done: "&done=1" },
): Promise<Response> {
  const token = tokenIn(url);
  const form = await readForm(request);
  await unsubscribe(token);
  if (form.get("List-Unsubscribe") === "One-Click") return new Response(null, { status: 200 });
  const path = `${url.pathname}?token=${encodeURIComponent(token)}${o.done}`;
  return redirectAfterForm(url, path);
}
