import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Drawing } from "#ui/drawing.tsx";
import { Picture } from "#ui/picture.tsx";
import type { Heading } from "../body.server.ts";
import { localPicture } from "../cards/story-card.tsx";
import { drawingOf } from "../drawing.ts";
import { PictureCredit } from "../picture-credit.tsx";
import { ShareMenu } from "../share-menu.tsx";
import type { StoryPage } from "../story.ts";
import { ArticleByline } from "./article-byline.tsx";
import { ArticleHead } from "./article-head.tsx";
import { FeedText, OwnText, Tags } from "./article-text.tsx";
import { Corrections } from "./corrections.tsx";

type Props = {
  story: StoryPage;
  /** The public address of the page. */
  url: string;
  /** An own piece's text as HTML, sanitized on the server. */
  html: string;
  /** The paywall, where `html` is not the whole text. */
  wall: ReactNode;
  /** The headings of `html` that have an id. */
  headings: Heading[];
  /** Other publishers' stories of the same event. */
  relatedCoverage: ReactNode;
  /** Of a story from a feed: the link to the event's page, beside the link to the original. */
  compare: ReactNode;
  /** The column beside the article. */
  rail: ReactNode;
  /** The reader's controls, beside the share menu. */
  actions: ReactNode;
  /** The author's card. */
  author: ReactNode;
};

/** The page of a story, from the badges to the author's card. */
export function ArticlePage(p: Props) {
  const {
    story,
    url,
    html,
    headings,
    wall,
    relatedCoverage: company,
    compare,
    rail,
    actions,
    author,
  } = p;
  const own = story.provenance === "own";
  return (
    <div className="art">
      <ArticleHead story={story} />
      <article className="art-main">
        {own ? <ArticlePicture story={story} /> : null}
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
          <FeedText
            story={story}
            picture={localPicture(story) ? <ArticlePicture story={story} /> : null}
            compare={compare}
          />
        )}
        <Corrections corrections={story.corrections} lang={story.lang} />
        {company}
        <Tags tags={story.tags} lang={story.lang} />
        {author}
      </article>
      {rail}
    </div>
  );
}

function ArticlePicture({ story }: { story: StoryPage }) {
  const t = useTranslations("stories.article");
  const drawing = drawingOf(story);
  return (
    <figure>
      <Picture
        src={localPicture(story)}
        alt={story.picture?.alt ?? ""}
        width={story.picture?.width ?? null}
        height={story.picture?.height ?? null}
        eager
        sizes="(min-width: 1080px) 66vw, 82vw"
        instead={drawing ? <Drawing name={drawing} eager /> : null}
      />
      {story.provenance === "own" ? (
        <figcaption className="caption">
          {t("illustration", { name: story.source.name })}
        </figcaption>
      ) : story.picture?.licence ? (
        <PictureCredit licence={story.picture.licence} original={story.canonicalUrl} />
      ) : null}
    </figure>
  );
}
