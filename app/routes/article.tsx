import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readerContext, servicesContext } from "#platform/context.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { ArticleByline } from "#stories/article-byline.tsx";
import { ArticleHead } from "#stories/article-head.tsx";
import { FeedText, OwnText, Tags } from "#stories/article-text.tsx";
import { AuthorCard } from "#stories/author-card.tsx";
import { bodyHtml, previewHtml } from "#stories/body.server.ts";
import { Corrections } from "#stories/corrections.tsx";
import { Drawing } from "#stories/drawing.tsx";
import { newsArticle } from "#stories/news-article.ts";
import { RelatedStories } from "#stories/related-stories.tsx";
import { ShareMenu } from "#stories/share-menu.tsx";
import { getStory, readableStory, relatedStories } from "#stories/stories.server.ts";
import { ownPicture } from "#stories/story-card.tsx";
import { mayRead } from "#subscriptions/access.ts";
import { Picture } from "#ui/picture.tsx";
import type { Route } from "./+types/article.ts";

const related = 5;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const found = /^[\w-]{1,300}$/.test(params.slug) ? await getStory(db, params.slug) : null;
  if (!found) throw data("article", { status: 404 });
  if ("movedTo" in found)
    throw redirect(`/article/${found.movedTo}${new URL(request.url).search}`, 301);
  const { story } = found;
  const reader = context.get(readerContext);
  const allowed = mayRead(reader ? { tier: null } : null, story);
  const { body, ...rest } = readableStory(story, allowed);
  const own = story.provenance === "own";
  return {
    story: { ...rest, body: null },
    html: body !== null ? bodyHtml(body) : own && story.body ? previewHtml(story.body) : "",
    cut: own && !allowed,
    related: await relatedStories(db, story, related),
  };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { story, html, cut } = loaderData;
  const t = useTranslations("stories.article");
  const site = useSite();
  const own = story.provenance === "own";
  const src = ownPicture(story);
  return (
    <div className="wrap">
      <PageHead
        title={story.title}
        description={story.excerpt}
        type="article"
        image={src}
        canonical={own ? null : story.canonicalUrl}
        noindex={!own || story.sample}
      />
      {own ? <StructuredData value={newsArticle(story, site)} /> : null}
      <div className="art">
        <ArticleHead story={story} />
        <article className="art-main">
          {own || src ? (
            <figure>
              <Picture
                src={src}
                alt={story.picture?.alt ?? ""}
                width={story.picture?.width ?? null}
                height={story.picture?.height ?? null}
                eager
                instead={<Drawing name={story.slug} topic={story.topics[0]} />}
              />
              {own ? (
                <figcaption className="caption">
                  {t("illustration", { name: story.source.name })}
                </figcaption>
              ) : null}
            </figure>
          ) : null}
          <ArticleByline
            story={story}
            actions={
              <ShareMenu url={`${site.baseUrl}/article/${story.slug}`} title={story.title} />
            }
          />
          {own ? <OwnText story={story} html={html} cut={cut} /> : <FeedText story={story} />}
          <Corrections corrections={story.corrections} />
          <Tags tags={story.tags} />
          {story.author ? <AuthorCard author={story.author} /> : null}
        </article>
        <RelatedStories stories={loaderData.related} />
      </div>
    </div>
  );
}
