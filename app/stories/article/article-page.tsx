import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Drawing } from "#ui/drawing.tsx";
import { Picture } from "#ui/picture.tsx";
import type { Heading } from "../body.server.ts";
import { ownPicture } from "../cards/story-card.tsx";
import { ShareMenu } from "../share-menu.tsx";
import type { StoryPage } from "../story.ts";
import { subjectOf } from "../topic.ts";
import { ArticleByline } from "./article-byline.tsx";
import { ArticleHead } from "./article-head.tsx";
import { FeedText, OwnText, Tags } from "./article-text.tsx";
import { AuthorCard } from "./author-card.tsx";
import { Corrections } from "./corrections.tsx";

type Props = {
  story: StoryPage;
  /** The public address of the page. */
  url: string;
  /** An own piece's text as HTML, cleaned on the server. */
  html: string;
  /** The way to the rest, where `html` is not the whole text. */
  wall: ReactNode;
  /** The headings of `html` that have an id. */
  headings: Heading[];
  /** Who else tells of the same event. */
  company: ReactNode;
  /** What stands beside it. */
  rail: ReactNode;
  /** What a reader can do with it, beside sharing it. */
  actions: ReactNode;
};

/** The page of a story, from the badges to the author's card, and what else there is on it beside. */
export function ArticlePage(p: Props) {
  const { story, url, html, headings, wall, company, rail, actions } = p;
  const own = story.provenance === "own";
  return (
    <div className="art">
      <ArticleHead story={story} />
      <article className="art-main">
        {own || ownPicture(story) ? <ArticlePicture story={story} /> : null}
        <ArticleByline
          story={story}
          actions={
            <>
              {actions}
              <ShareMenu url={url} title={story.title} />
            </>
          }
        />
        {own ? (
          <OwnText story={story} html={html} headings={headings} wall={wall} />
        ) : (
          <FeedText story={story} />
        )}
        <Corrections corrections={story.corrections} />
        {company}
        <Tags tags={story.tags} />
        {story.author ? <AuthorCard author={story.author} /> : null}
      </article>
      {rail}
    </div>
  );
}

function ArticlePicture({ story }: { story: StoryPage }) {
  const t = useTranslations("stories.article");
  return (
    <figure>
      <Picture
        src={ownPicture(story)}
        alt={story.picture?.alt ?? ""}
        width={story.picture?.width ?? null}
        height={story.picture?.height ?? null}
        eager
        sizes="(min-width: 1080px) 66vw, 82vw"
        instead={<Drawing name={story.slug} subject={subjectOf(story.topics)} />}
      />
      {story.provenance === "own" ? (
        <figcaption className="caption">
          {t("illustration", { name: story.source.name })}
        </figcaption>
      ) : null}
    </figure>
  );
}
