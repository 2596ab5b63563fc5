import { type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { Heading } from "../body.server.ts";
import { OpensOriginalsContext, originalsDirect } from "../originals.ts";
import type { StoryPage } from "../story.ts";

/**
 * The text of an own piece, or the preview of it with the paywall.
 * @param html sanitized on the server
 */
export function OwnText(p: {
  story: StoryPage;
  html: string;
  headings: Heading[];
  wall: ReactNode;
}) {
  const { story, html, headings, wall } = p;
  return (
    <>
      {headings.length >= longFrom ? <Contents headings={headings} lang={story.lang} /> : null}
      {html ? (
        <div
          className={`body body-own inset ${wall ? "body-cut" : ""}`}
          lang={story.lang}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by bodyHtml, which sanitizes
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : null}
      {wall}
      {/* The note of a sample says that AI was used. */}
      {story.sample ? null : <AiNote ai={story.ai} />}
    </>
  );
}

/** A piece with so many parts has a table of contents. */
const longFrom = 3;

function Contents({ headings, lang }: { headings: Heading[]; lang: string }) {
  const t = useTranslations("stories.article");
  return (
    <nav className="contents inset" aria-labelledby="contents">
      <h2 className="small-head" id="contents">
        {t("contents")}
      </h2>
      <ol lang={lang} dir="auto">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function AiNote({ ai }: { ai: StoryPage["ai"] }) {
  const t = useTranslations("stories.article");
  if (!ai?.used) return null;
  return (
    <p className="note ai-note inset">
      {ai.reviewedBy ? t("aiReviewed", { name: ai.reviewedBy }) : t("aiUnreviewed")}
    </p>
  );
}

/**
 * A story from a feed: its excerpt, its publisher, and the link to the original.
 * @param p.compare the link to the event's page
 */
export function FeedText(p: { story: StoryPage; picture: ReactNode; compare: ReactNode }) {
  const { story, picture, compare } = p;
  const t = useTranslations("stories.article");
  return (
    <div className={picture ? "inset feed-text feed-pictured" : "inset feed-text"}>
      {story.excerpt ? (
        <div className="body" lang={story.lang} dir="auto">
          <p>{story.excerpt}</p>
        </div>
      ) : null}
      <div className="read-at">
        <p className="ways">
          {story.canonicalUrl ? (
            <a className="btn btn-solid btn-long" href={story.canonicalUrl} rel="noopener">
              {t("readAt", { source: story.source.name })}
              <Icon name="out" size={15} />
            </a>
          ) : null}
          {compare}
        </p>
        {story.excerpt ? (
          <p className="note">{t("excerptNote", { source: story.source.name })}</p>
        ) : null}
        <OriginalsChoice />
      </div>
      {picture}
    </div>
  );
}

/** Chooses whether headlines of other publishers link straight to them; works without scripts. */
function OriginalsChoice() {
  const t = useTranslations("stories.article.originals");
  const direct = useContext(OpensOriginalsContext);
  return (
    <form className="note originals" method="post" action="/preferences">
      <button type="submit" name="originals" value={direct ? "page" : originalsDirect}>
        {t(direct ? "off" : "on")}
      </button>{" "}
      {t(direct ? "isOn" : "hint")}
    </form>
  );
}

/** @param p.lang the language of what they are about */
export function Tags({ tags, lang }: { tags: string[]; lang: string }) {
  const t = useTranslations("stories.article");
  if (tags.length === 0) return null;
  return (
    <nav className="tags inset" aria-label={t("tags")}>
      <ul className="chips">
        {tags.map((tag) => (
          <li key={tag}>
            <Link className="chip" to={`/search?q=${encodeURIComponent(tag)}`}>
              <span className="chip-text" lang={lang} dir="auto">
                {tag}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
