import { data, redirect } from "react-router";
import { HouseAd } from "#advertising/house-ad.tsx";
import { sameEventOf } from "#events/event-page.server.ts";
import { SameEvent } from "#events/page/same-event.tsx";
import { servicesContext } from "#platform/context.ts";
import { print, siteOf } from "#print.server.tsx";
import { ItemControls } from "#readers/item-controls.tsx";
import { marksOf } from "#readers/marks.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { ArticlePage } from "#stories/article/article-page.tsx";
import { bodyWithHeadings, previewHtml } from "#stories/body.server.ts";
import { ownPicture } from "#stories/cards/story-card.tsx";
import { newsArticle } from "#stories/news-article.ts";
import { getStory, readableStory } from "#stories/stories.server.ts";
import { hasNamedReviewer } from "#stories/story.ts";
import { useShare } from "#stories/use-share.ts";
import { audienceOf, barOf, entitledContext, mayRead, seesAds } from "#subscriptions/access.ts";
import { Paywall } from "#subscriptions/paywall.tsx";
import { Printed } from "#ui/kept.tsx";
import { useTabs } from "#ui/use-tabs.ts";
import type { Route } from "./+types/article.ts";
import { Crumbs } from "./crumbs.server.tsx";
import { rail } from "./rail.server.tsx";
import wallSheet from "./wall-part.css?url";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const found = /^[\w-]{1,300}$/.test(params.slug) ? await getStory(db, params.slug) : null;
  if (!found) throw data("article", { status: 404 });
  if ("movedTo" in found) throw redirect(`/article/${found.movedTo}${url.search}`, 301);
  const { story } = found;
  // Taken off at the start of a site in production (server/seed.ts); whatever comes in later has nobody either.
  if (config.production && !hasNamedReviewer(story)) throw data("article", { status: 404 });
  const at = now();
  const entitled = context.get(entitledContext);
  const own = story.provenance === "own";
  const bar = own ? barOf(entitled, story, at) : null;
  const readable = readableStory(story, bar === null);
  const site = siteOf(context);
  const event = await sameEventOf(db, story.id);
  const page = (
    <>
      {own ? (
        <>
          <StructuredData
            value={newsArticle(readable, { ...site, free: mayRead(null, story, at) })}
          />
          <Crumbs
            under={story.topics[0] ?? null}
            title={story.title}
            path={`/article/${story.slug}`}
          />
        </>
      ) : null}
      <ArticlePage
        story={readable}
        url={`${site.baseUrl}/article/${story.slug}`}
        {...(bar === null
          ? bodyWithHeadings(readable.body ?? "")
          : { html: bar === "premium" ? previewHtml(story.body ?? "") : "", headings: [] })}
        wall={
          bar && (
            <>
              <link rel="stylesheet" href={wallSheet} />
              <Paywall
                bar={bar}
                kind="article"
                who={audienceOf(entitled)}
                back={`/article/${story.slug}`}
              />
            </>
          )
        }
        company={event ? <SameEvent event={event} /> : null}
        rail={await rail(db, { ...story, kind: "article" }, at)}
        actions={
          <ItemControls
            item={{
              id: story.id,
              type: "article",
              title: story.title,
              meta: story.slug,
              lang: story.lang,
            }}
            likes={story.likes}
            marks={await marksOf(context, { id: story.id, type: "article" })}
          />
        }
      />
      {seesAds(entitled) ? <HouseAd slot="article" seed={story.slug} /> : null}
    </>
  );
  return {
    title: story.title,
    description: story.excerpt,
    image: ownPicture(story) ? story.picture : null,
    canonical: own ? null : story.canonicalUrl,
    noindex: !own || story.sample,
    html: print(page, { url, context, now: at }),
  };
}

export default function Article({ loaderData: { html, ...head } }: Route.ComponentProps) {
  useShare(html);
  useTabs(html);
  return (
    <div className="wrap">
      <PageHead {...head} type="article" />
      <Printed html={html} />
    </div>
  );
}
