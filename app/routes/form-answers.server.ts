import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import type { AuthRequest } from "#accounts/accounts.server.ts";
import { type FormAnswer, minutesOf } from "#accounts/form-answer.ts";
import { localeContext } from "#platform/context.ts";
import { textOf } from "#platform/http/form.server.ts";
import { withLanguage } from "#ui/with-language.ts";

/** What the accounts room takes of a request: its headers and its language. */
export const authRequestOf = (
  request: Request,
  context: Readonly<RouterContextProvider>,
): AuthRequest => ({
  headers: request.headers,
  locale: context.get(localeContext),
});

type Sent = { form: FormData; url: URL };

/** The answer to a form that is refused: 400, or 429 where it has to wait. */
export const refused = (answer: FormAnswer, waitSeconds = 0) =>
  waitSeconds > 0
    ? data({ ...answer, failed: "limited", minutes: minutesOf(waitSeconds) } satisfies FormAnswer, {
        status: 429,
        headers: { "Retry-After": String(waitSeconds) },
      })
    : data(answer, { status: 400 });

/** Passes `Retry-After` on to the page: of an action's headers, the router passes on only cookies. */
export function waitHeaders({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const wait = actionHeaders.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
}

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));

/** The answer to a form that succeeded: data for a form sent by a script, a redirect to `page` (303) for any other. */
export const done = (
  { form, url }: Sent,
  answer: FormAnswer,
  page: string,
  cookies: readonly string[] = [],
) =>
  textOf(form, "via") === "script"
    ? data(answer, { headers: cookieHeaders(cookies) })
    : redirect(withLanguage(page, url.searchParams.get("lang")), {
        status: 303,
        headers: cookieHeaders(cookies),
      });

/** Redirects to a page (303) whose document is loaded again, because another reader is signed in from now on. */
export const leadTo = ({ form, url }: Sent, page: string, cookies: readonly string[] = []) => {
  const target = withLanguage(page, url.searchParams.get("lang"));
  const init = { status: 303, headers: cookieHeaders(cookies) };
  return textOf(form, "via") === "script" ? redirectDocument(target, init) : redirect(target, init);
};
