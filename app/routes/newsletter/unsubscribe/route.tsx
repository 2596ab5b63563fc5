import { data, redirect } from "react-router";
import { InvalidUnsubscribe, LinkActionDone, LinkActionPage } from "#newsletters/link-pages.tsx";
import { readSubscription, unsubscribe } from "#newsletters/newsletters.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../../text-pages.css?url";
import { actTitleOf } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

const kind = "unsubscribe";

/** Shows which letter a link from an issue ends, or that it is ended. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const found = await readSubscription(db, token);
  const title = actTitleOf(context.get(localeContext), kind);
  const page = !found ? (
    <InvalidUnsubscribe />
  ) : found.active ? (
    <LinkActionPage kind={kind} token={token} lists={[found.list]} />
  ) : (
    <LinkActionDone kind={kind} lists={[found.list]} />
  );
  const shown = { title, html: print(page, { url, context, now: now() }) };
  return data(shown, { status: found ? 200 : 404 });
}

/**
 * Unsubscribes at once: whoever has the mail may. Mail programs post here without a cookie and without an
 * Origin (RFC 8058) and get a plain 200; they follow no redirect.
 */
const answerPrograms: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const form = await request.formData().catch(() => null);
  await unsubscribe(db, token, now());
  if (form?.get("List-Unsubscribe") === "One-Click") return new Response(null, { status: 200 });
  const path = `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
  return redirect(withLanguage(path, url.searchParams.get("lang")), 303);
};
export const middleware = [answerPrograms];

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap newsletter-page">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={loaderData.title} noindex />
      <Printed html={loaderData.html} />
    </div>
  );
}
