import { data } from "react-router";
import { useTranslations } from "use-intl";
import { textsFor } from "#locales/texts.server.ts";
import { joinNames, type PublicList, parseEmail, publicLists } from "#newsletters/newsletter.ts";
import {
  NewsletterPage,
  NewsletterThanks,
  type RejectedSignUp,
} from "#newsletters/newsletter-page.tsx";
import type { SignUpRequest } from "#newsletters/newsletters.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { requestMail } from "#platform/mail/deferred-mail-requests.server.ts";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { redirectAfterForm, waitHeaders } from "../form-answers.server.ts";
import sheet from "../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const headers: Route.HeadersFunction = waitHeaders;

// A network can have many people, but not hundreds of subscribers in ten minutes.
const signUps = rateLimit({ calls: 20, windowMs: 600_000 });

const thanksPath = "/newsletter/thanks";

export const loader = ({ url }: Route.LoaderArgs) => ({
  thanks: url.pathname.startsWith(thanksPath),
});

/** A refused sign-up. */
const refused = (refusal: RejectedSignUp, init: ResponseInit) => data({ refused: refusal }, init);

/** Stores the sign-up and redirects to a page that says so, or shows the form again with the problem (400). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, now, config } = context.get(servicesContext);
  const form = await readForm(request);
  const typed = textOf(form, "email").slice(0, 1000);
  const lists = publicLists.filter((list) => form.getAll("list").includes(list));
  // In the form of an account's address, so that an erasure finds pending sign-ups.
  const email = parseEmail(typed);
  if (!email || lists.length === 0) {
    const problem = email ? "noList" : "invalid";
    return refused({ email: typed, lists, problem }, { status: 400 });
  }
  const network = networkOfRequest(request);
  const wait = signUps(network) || (await countMail(db, email, network));
  if (wait > 0)
    return refused(
      { email: typed, lists, problem: "tooMany" },
      { status: 429, headers: { "Retry-After": String(wait) } },
    );
  const locale = context.get(localeContext);
  const text = consentOf(locale, config.site.name, lists);
  const page = localPath(URL.parse(request.headers.get("referer") ?? "")?.pathname);
  // The address is looked up after the answer, so that the answer cannot tell whether it is known.
  const details: SignUpRequest = { email, lists, locale, consent: { text, page } };
  await requestMail(db, { kind: "newsletter", details }, now());
  return redirectAfterForm(url, thanksPath);
}

/**
 * The text of a consent in this language (Regulation 2016/679, Art. 7(1)): the sentence beside the button, with the
 * names of the chosen newsletters.
 * @param name the site's
 */
function consentOf(locale: Locale, name: string, lists: readonly PublicList[]): string {
  const t = textsFor("newsletters", locale);
  const names = lists.map((list) => t(`lists.${list}`));
  return t("form.consent", { name, list: joinNames(locale, names) });
}

export default function Newsletter({ loaderData: { thanks }, actionData }: Route.ComponentProps) {
  const t = useTranslations("newsletters");
  const { name } = useSite();
  return (
    <div className="wrap newsletter-page">
      {thanks ? (
        <>
          <PageHead title={t("page.thanksTitle")} description={t("form.pending")} noindex />
          <NewsletterThanks />
        </>
      ) : (
        <>
          <PageHead title={t("page.title")} description={t("page.text")} />
          <NewsletterPage name={name} refused={actionData?.refused} />
        </>
      )}
    </div>
  );
}
