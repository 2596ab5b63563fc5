import { redirect } from "react-router";
import { Advertisement } from "#advertising/advertisement.tsx";
import { adsOf } from "#advertising/campaigns.server.ts";
import { DiscussionLink } from "#discussions/page/discussion-link.tsx";
import { otherCoverageOf } from "#events/event-page.server.ts";
import { OtherCoverage, ToEvent } from "#events/page/other-coverage.tsx";
import { ItemControls } from "#library/item-controls.tsx";
import { itemStateOf } from "#library/request-reader.server.ts";
import { ListenButton } from "#media/listen/listen-button.tsx";
import { narrationOf } from "#media/narrations.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageOfStories } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { siteOf } from "#site/site.server.ts";
import { StructuredData } from "#site/structured-data.tsx";
import { ArticlePage } from "#stories/article/article-page.tsx";
import { bodyWithHeadings, previewHtml } from "#stories/body.server.ts";
import { localPicture } from "#stories/cards/story-card.tsx";
import { newsArticle } from "#stories/news-article.ts";
import { getStory, readableStory } from "#stories/stories.server.ts";
import { hasNamedReviewer } from "#stories/story.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import {
  accessContext,
  audienceOf,
  mayRead,
  restrictionOf,
  seesAds,
} from "#subscriptions/access.ts";
import { Paywall } from "#subscriptions/paywall.tsx";
import { authorViewOf } from "../../authors-and-sources/author-view.server.ts";
import { FollowableAuthor } from "../../authors-and-sources/followable-author.tsx";
import { notFound } from "../../refusals.server.ts";
import { Crumbs } from "../crumbs.tsx";
import { railOf } from "../rail.server.ts";
import { Rail } from "../rail.tsx";
import type { Route } from "./+types/route.ts";
import wallSheet from "./page.css?url";
import tableSheet from "./tables.css?url";

export const handle = pageOfStories;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const found = /^[\w-]{1,300}$/.test(params.slug) ? await getStory(db, params.slug) : null;
  if (!found) throw notFound("article");
  if ("movedTo" in found) throw redirect(`/article/${found.movedTo}${url.search}`, 301);
  const { story } = found;
  // Taken off at the start of a site in production (server/seed.ts); what comes in later may lack a reviewer too.
  if (config.production && !hasNamedReviewer(story)) throw notFound("article");
  const at = now();
  const access = context.get(accessContext);
  const own = story.provenance === "own";
  const restriction = own ? restrictionOf(access, story, at) : null;
  const { body, ...readable } = readableStory(story, restriction === null);
  const site = siteOf(context);
  const { languages } = context.get(storyPreferencesContext);
  const event = await otherCoverageOf(db, story.id);
  const shown = event?.otherStories.map(({ id }) => id) ?? [];
  const [narration, state, rail, [ad], author] = await Promise.all([
    own && restriction === null
      ? narrationOf(db, story.id, {
          free: mayRead(null, story, at),
          secret: config.sessionSecret ?? "",
          now: at,
        })
      : null,
    itemStateOf(context, { id: story.id, type: "article" }),
    railOf(db, { ...story, kind: "article" }, { now: at, languages, shown }),
    seesAds(access)
      ? adsOf(db, ["article"], { locale: context.get(localeContext), at, seed: story.slug })
      : [],
    story.author && authorViewOf(context, story.author),
  ]);
  return {
    story: readable,
    text:
      restriction === null
        ? bodyWithHeadings(body ?? "")
        : { html: restriction === "premium" ? previewHtml(story.body ?? "") : "", headings: [] },
    wall: restriction && { restriction, audience: audienceOf(access) },
    newsArticle: own
      ? newsArticle({ ...readable, body }, { ...site, free: mayRead(null, story, at) })
      : null,
    url: `${site.baseUrl}/article/${story.slug}`,
    narration,
    event,
    rail,
    state,
    author,
    ad,
  };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { story, text, wall, newsArticle, url, event, rail, state, author, ad, narration } =
    loaderData;
  const path = `/article/${story.slug}`;
  const own = story.provenance === "own";
  return (
    <div className="wrap">
      {wall ? <link rel="stylesheet" href={wallSheet} /> : null}
      {/<(?:table|pre)\b/.test(text.html) ? <link rel="stylesheet" href={tableSheet} /> : null}
      <PageHead
        title={story.title}
        description={story.excerpt}
        image={localPicture(story) ? story.picture : null}
        canonical={own ? null : story.canonicalUrl}
        noindex={!own || story.sample}
        type="article"
      />
      {newsArticle ? (
        <>
          <StructuredData value={newsArticle} />
          <Crumbs under={story.topics[0] ?? null} title={story.title} path={path} />
        </>
      ) : null}
      <ArticlePage
        story={story}
        url={url}
        html={text.html}
        headings={text.headings}
        wall={wall ? <Paywall {...wall} kind="article" returnPath={path} /> : null}
        relatedCoverage={event ? <OtherCoverage event={event} all={own} /> : null}
        compare={event && !own ? <ToEvent {...event} /> : null}
        rail={<Rail {...rail} />}
        author={author ? <FollowableAuthor view={author} /> : null}
        actions={
          <>
            {own && !wall ? (
              <ListenButton
                piece={{ ...story, path, picture: localPicture(story) }}
                narration={narration}
              />
            ) : null}
            <ItemControls
              item={{
                id: story.id,
                type: "article",
                title: story.title,
                meta: story.slug,
                lang: story.lang,
              }}
              likes={story.likes}
              state={state}
            />
          </>
        }
      />
      {own ? <DiscussionLink path={path} count={story.comments ?? 0} /> : null}
      {ad ? <Advertisement ad={ad} /> : null}
    </div>
  );
}
