import { useServerTexts } from "#locales/use-server-texts.ts";
import { ShowsPage } from "#media/shows/shows-page.tsx";
import { listShows } from "#media/shows.server.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** Every podcast of the site. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  shows: await listShows(context.get(servicesContext).db),
});

export default function Shows({ loaderData }: Route.ComponentProps) {
  const t = useServerTexts("shows");
  return (
    <>
      <PageHead title={t("title")} description={t("text")} />
      <ShowsPage shows={loaderData.shows} />
    </>
  );
}
