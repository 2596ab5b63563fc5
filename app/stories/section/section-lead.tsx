import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Drawing } from "#ui/drawing.tsx";
import { Link } from "#ui/link.tsx";
import { SourceName } from "#ui/other-language.tsx";
import { Picture } from "#ui/picture.tsx";
import { CoverageLine } from "../cards/coverage-line.tsx";
import { localPicture } from "../cards/story-card.tsx";
import { MetaLine } from "../cards/story-parts.tsx";
import { drawingOf } from "../drawing.ts";
import { useStoryLink } from "../originals.ts";
import type { SectionView } from "../section-address.ts";
import type { SideStory } from "../section-front.ts";
import { isTextOnly, type StorySummary } from "../story.ts";
import { SectionKicker } from "./section-kicker.tsx";
import { SideLabel } from "./side-label.tsx";

type Props = { story: StorySummary; sides: readonly SideStory[]; view: SectionView };

/** The lead event of a section: its headline story, and one story from each side. */
export function SectionLead({ story, sides, view }: Props) {
  const t = useServerTexts("fronts");
  const tStories = useTranslations("stories");
  const linkTo = useStoryLink();
  const drawing = drawingOf(story);
  const badges = (
    <>
      {story.breaking ? <b className="badge badge-breaking">{tStories("breaking")}</b> : null}
      {story.premium ? <b className="badge badge-premium">{tStories("premium")}</b> : null}
      {story.sample ? <b className="badge badge-sample">{tStories("sample")}</b> : null}
    </>
  );
  return (
    <article
      className={isTextOnly(story) ? "section-lead section-lead-bare" : "section-lead"}
      id="stories"
    >
      {isTextOnly(story) ? null : (
        <Picture
          src={localPicture(story)}
          alt=""
          width={story.picture?.width ?? null}
          height={story.picture?.height ?? null}
          eager
          sizes="(min-width: 1080px) 56vw, 82vw"
          instead={drawing ? <Drawing name={drawing} eager /> : null}
        />
      )}
      <div className="section-story">
        <SectionKicker story={story} view={view}>
          {badges}
        </SectionKicker>
        <h2 lang={story.lang} dir="auto">
          <Link {...linkTo(story)}>{story.title}</Link>
        </h2>
        {story.excerpt ? (
          <p className="standfirst" lang={story.lang} dir="auto">
            {story.excerpt}
          </p>
        ) : null}
        <MetaLine story={story} />
        {sides.length > 0 ? (
          <ul className="section-sides">
            {sides.map((sideStory) => (
              <li key={sideStory.side}>
                <p className="meta">
                  <SideLabel side={sideStory.side} />
                  <SourceName name={sideStory.source} lang={sideStory.lang} />
                </p>
                <Link {...linkTo(sideStory)} lang={sideStory.lang} dir="auto">
                  {sideStory.title}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        {story.coverage ? (
          <div className="section-event">
            <CoverageLine coverage={story.coverage} />
            <Link className="event-link" to={`/event/${story.coverage.slug}`}>
              {t("compare")}
            </Link>
          </div>
        ) : null}
      </div>
    </article>
  );
}
