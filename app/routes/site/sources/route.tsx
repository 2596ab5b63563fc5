import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { SourceList } from "#stories/source-list.tsx";
import { listActiveSources } from "#stories/sources.server.ts";
import { Printed } from "#ui/kept.tsx";
import sheet from "../../reader-pages.css?url";
import { pageTexts } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

/** Whom we read, and where each of them stands, in public (decision 9). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const { title, text } = pageTexts("sources", context.get(localeContext), config.site);
  const sources = await listActiveSources(db);
  return {
    title,
    text,
    html: print(<SourceList sources={sources} />, { url, context, now: now() }),
  };
}

export default function Sources({ loaderData: { title, text, html } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} description={text} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <Printed html={html} />
    </div>
  );
}
