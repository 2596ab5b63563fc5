import { data } from "react-router";
import { localeContext, servicesContext } from "#platform/context.ts";
import { PageHead } from "#site/page-head.tsx";
import type { Route } from "./+types/plain.ts";
import { isPageName, pageTexts } from "./page-texts.server.ts";

/** A page of which there is no more to say yet than one true sentence. */
export function loader({ url, context }: Route.LoaderArgs) {
  const name = url.pathname.replace(/^\/|\/$/g, "");
  if (!isPageName(name)) throw data("page", { status: 404 });
  const { mailbox } = context.get(servicesContext).config.site;
  const { title, text } = pageTexts(name, context.get(localeContext), { mailbox });
  return { title, text, unlisted: ["auth", "subscription-success"].includes(name) };
}

export default function Plain({ loaderData: { title, text, unlisted } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title={title} description={text} noindex={unlisted} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </div>
  );
}
