import { data } from "react-router";
import { useTranslations } from "use-intl";
import { InvalidLink, LinkActionDone, LinkActionPage } from "#newsletters/link-pages.tsx";
import { readSubscription, unsubscribe } from "#newsletters/newsletters.server.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import sheet from "../../text-pages.css?url";
import { answerUnsubscribe } from "../../unsubscribe-link.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const kind = "unsubscribe";

/** Shows which list the link in an issue unsubscribes from, or that this is done. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const found = await readSubscription(db, token);
  return data({ token, subscription: found }, { status: found ? 200 : 404 });
}

const answerPost: Route.MiddlewareFunction = ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db, now } = context.get(servicesContext);
  // The page itself sees in the database that the subscription has ended.
  return answerUnsubscribe(request, url, (token) => unsubscribe(db, token, now()), { done: "" });
};
export const middleware = [answerPost];

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
