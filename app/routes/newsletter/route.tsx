import { data, redirect } from "react-router";
import { emailOf, publicLists } from "#newsletters/newsletter.ts";
import {
  NewsletterPage,
  NewsletterThanks,
  type RejectedSignUp,
} from "#newsletters/newsletter-page.tsx";
import type { SignUpRequest } from "#newsletters/newsletters.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { clientHeader, networkOf, rateLimit } from "#platform/http/rate-limit.server.ts";
import { waitBeforeMail } from "#platform/mail/mailbox-limit.server.ts";
import { requestMail } from "#platform/mail/requests.server.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../text-pages.css?url";
import type { Route } from "./+types/route.ts";
import { consentOf, headOf } from "./texts.server.ts";

// One network is many people at times, but not hundreds of subscribers in ten minutes.
const signUps = rateLimit({ calls: 20, windowMs: 600_000 });

const thanksPath = "/newsletter/thanks";

function pageOf(
  { url, context }: Pick<Route.LoaderArgs, "url" | "context">,
  refused?: RejectedSignUp,
) {
  const { config, now } = context.get(servicesContext);
  const thanks = url.pathname.startsWith(thanksPath);
  const { name } = config.site;
  const page = thanks ? <NewsletterThanks /> : <NewsletterPage name={name} refused={refused} />;
  const head = headOf(context.get(localeContext), thanks);
  return { head, html: print(page, { url, context, now: now() }) };
}

export const loader = (args: Route.LoaderArgs) => pageOf(args);

/** Notes the wish and leads to a page that says so, or shows the form again with what is wrong (400). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, now, config } = context.get(servicesContext);
  const form = (await readForm(request)) ?? new FormData();
  const typed = textOf(form, "email").slice(0, 1000);
  const lists = publicLists.filter((list) => form.getAll("list").includes(list));
  // As accounts keep it too: erasing one finds what still waits here.
  const email = emailOf(typed)?.toLowerCase();
  if (!email || lists.length === 0) {
    const problem = email ? "noList" : "invalid";
    return data(pageOf({ url, context }, { email: typed, lists, problem }), { status: 400 });
  }
  const network = networkOf(request.headers.get(clientHeader) ?? "");
  const wait = signUps(network) || (await waitBeforeMail(db, email, network));
  if (wait > 0)
    return data(pageOf({ url, context }, { email: typed, lists, problem: "failed" }), {
      status: 429,
      headers: { "Retry-After": String(wait) },
    });
  const locale = context.get(localeContext);
  const text = consentOf(locale, config.site.name, lists);
  const page = localPath(URL.parse(request.headers.get("referer") ?? "")?.pathname);
  // Whether the address is known, nobody looks before the answer.
  const said: SignUpRequest = { email, lists, locale, consent: { text, page } };
  await requestMail(db, { kind: "newsletter", said }, now());
  return redirect(withLanguage(thanksPath, url.searchParams.get("lang")), 303);
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { head, html } = actionData ?? loaderData;
  return (
    <div className="wrap newsletter-page">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...head} />
      <Printed html={html} />
    </div>
  );
}
