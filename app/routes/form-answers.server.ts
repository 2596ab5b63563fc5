import { data, type RouterContextProvider, redirect } from "react-router";
import type { AuthRequest } from "#accounts/accounts.server.ts";
import { type FormAnswer, minutesOf } from "#accounts/form-answer.ts";
import { localeContext } from "#platform/context.ts";
import { withLanguage } from "#ui/with-language.ts";

/** The parts of a request that the accounts room needs: its headers and its language. */
export const authRequestOf = (
  request: Request,
  context: Readonly<RouterContextProvider>,
): AuthRequest => ({
  headers: request.headers,
  locale: context.get(localeContext),
});

/** The answer to a refused form: 400, or 429 where it has to wait. */
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

/** Redirects after a successful form (303). `url` is that of the form. */
export const redirectAfterForm = (url: URL, page: string, cookies: readonly string[] = []) =>
  redirect(withLanguage(page, url.searchParams.get("lang")), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
