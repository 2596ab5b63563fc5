import { data } from "react-router";
import { useTranslations } from "use-intl";
import { InvalidConfirmation, LinkActionDone, LinkActionPage } from "#newsletters/link-pages.tsx";
import { confirmSubscriptions, readConfirmation } from "#newsletters/newsletters.server.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const kind = "confirm";

/** Shows what a link from a mail would confirm. Only the button does it: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  // After the action: the token is used up, and is not in the address any more.
  if (url.searchParams.has("done")) return data({ shows: "done" } as const);
  const token = url.searchParams.get("token") ?? "";
  const found = await readConfirmation(db, token, now());
  if (found.ok) return data({ shows: "question", token, lists: found.lists } as const);
  const status = { already: 200, unknown: 404, expired: 410 }[found.reason];
  return data({ shows: "nothing", reason: found.reason } as const, { status });
}

export async function action({ url, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const done = await confirmSubscriptions(db, token, now());
  const next = done.ok ? "?done" : `?token=${encodeURIComponent(token)}`;
  return redirectAfterForm(url, `/newsletter/confirm${next}`);
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("newsletters.confirm");
  return (
    <div className="wrap newsletter-page">
      <PageHead title={t("title")} noindex />
      <Page {...loaderData} />
    </div>
  );
}

function Page(page: Route.ComponentProps["loaderData"]) {
  switch (page.shows) {
    case "question":
      return <LinkActionPage kind={kind} {...page} />;
    case "done":
      return <LinkActionDone kind={kind} lists={[]} />;
    case "nothing":
      return <InvalidConfirmation reason={page.reason} />;
  }
}
