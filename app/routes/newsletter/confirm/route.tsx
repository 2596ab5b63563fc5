import { data, redirect } from "react-router";
import { InvalidConfirmation, LinkActionDone, LinkActionPage } from "#newsletters/link-pages.tsx";
import { confirmSubscriptions, readConfirmation } from "#newsletters/newsletters.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../../text-pages.css?url";
import { actTitleOf } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

const kind = "confirm";

/** Shows what a link from a mail would confirm. Only the button does it: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const token = url.searchParams.get("token") ?? "";
  const title = actTitleOf(context.get(localeContext), kind);
  const shown = (page: React.ReactNode) => ({
    title,
    html: print(page, { url, context, now: at }),
  });
  // Where the action leads: the token is spent, and stays out of the address.
  if (url.searchParams.has("done")) return shown(<LinkActionDone kind={kind} lists={[]} />);
  const found = await readConfirmation(db, token, at);
  if (found.ok) return shown(<LinkActionPage kind={kind} token={token} lists={found.lists} />);
  const status = { already: 200, unknown: 404, expired: 410 }[found.reason];
  return data(shown(<InvalidConfirmation reason={found.reason} />), { status });
}

export async function action({ url, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const done = await confirmSubscriptions(db, token, now());
  const next = done.ok ? "?done" : `?token=${encodeURIComponent(token)}`;
  return redirect(withLanguage(`/newsletter/confirm${next}`, url.searchParams.get("lang")), 303);
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap newsletter-page">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={loaderData.title} noindex />
      <Printed html={loaderData.html} />
    </div>
  );
}
