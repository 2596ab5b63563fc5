import { pageTexts } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { isInfoPage, isVersioned } from "#site/info-page-names.ts";
import { infoPage, pageHtml, versionFrom, versionsOf } from "#site/info-pages.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { InfoPageView } from "#site/pages/page-view.tsx";
import { CorrectionList } from "#stories/correction-list.tsx";
import { correctedPieces } from "#stories/newsroom.server.ts";
import { mayRead } from "#subscriptions/access.ts";
import { notFound } from "../../refusals.server.ts";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";
import { valuesFor } from "./values.server.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** An information page of db/pages, or an earlier version of a legal one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [, name = ""] = url.pathname.split("/");
  if (!isInfoPage(name)) throw notFound();
  const { db, config, now } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const texts = pageTexts("information", locale, { mailbox: config.site.mailbox });
  const values = await valuesFor(texts.notStated, context);
  const page = params.day
    ? versionFrom(name, locale, params.day, config.site, values)
    : infoPage(name, locale, config.site, values);
  if (!page) throw notFound();
  const { title, summary, changed, markdown } = page;
  const versions = versionsOf(name);
  return {
    page: { title, summary, changed, ...pageHtml(markdown) },
    name,
    dated: params.day !== undefined,
    isEarlier: params.day !== undefined && versions.includes(params.day),
    address: isVersioned(name) ? `/${name}/${changed}` : null,
    versions,
    corrected:
      name === "corrections"
        ? await correctedPieces(db, (piece) => mayRead(null, piece, now()))
        : null,
    texts,
  };
}

export default function Information({ loaderData }: Route.ComponentProps) {
  const { page, dated, corrected, texts } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={page.title} description={page.summary} noindex={dated} />
      <InfoPageView {...loaderData} />
      {corrected ? <CorrectionList pieces={corrected} texts={texts} /> : null}
    </div>
  );
}
