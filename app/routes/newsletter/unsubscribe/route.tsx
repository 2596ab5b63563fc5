import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { InvalidLink, LinkActionDone, LinkActionPage } from "#newsletters/link-pages.tsx";
import { readSubscription, unsubscribe } from "#newsletters/newsletters.server.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const kind = "unsubscribe";

/** Shows which letter a link from an issue ends, or that it is ended. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const found = await readSubscription(db, token);
  return data({ token, subscription: found }, { status: found ? 200 : 404 });
}

/**
 * Unsubscribes at once: having the mail is enough. Mail programs post here without a cookie and without an
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

export default function Unsubscribe({ loaderData: { token, subscription } }: Route.ComponentProps) {
  const t = useTranslations("newsletters.unsubscribe");
  return (
    <div className="wrap newsletter-page">
      <PageHead title={t("title")} noindex />
      {!subscription ? (
        <InvalidLink title={t("title")} text={t("unknown")} />
      ) : subscription.active ? (
        <LinkActionPage kind={kind} token={token} lists={[subscription.list]} />
      ) : (
        <LinkActionDone kind={kind} lists={[subscription.list]} />
      )}
    </div>
  );
}
