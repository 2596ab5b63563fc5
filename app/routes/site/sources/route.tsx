import { pageTexts } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { SourceList } from "#stories/source-list.tsx";
import { listActiveSources } from "#stories/sources.server.ts";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** All sources whose feeds we fetch, with their leanings. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const { title, text } = pageTexts("sources", context.get(localeContext), config.site);
  return { title, text, sources: await listActiveSources(db) };
}

export default function Sources({ loaderData: { title, text, sources } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title={title} description={text} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <SourceList sources={sources} />
    </div>
  );
}
