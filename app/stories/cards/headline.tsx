import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { OtherLanguage } from "#ui/other-language.tsx";
import { Flag } from "#ui/sprite.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import { useStoryLink } from "../originals.ts";
import type { StorySummary } from "../story.ts";
import { usePlaceName } from "./place-name.ts";
import { SampleMark } from "./story-parts.tsx";

type Props = {
  story: StorySummary;
  heading: "h3" | "h4";
  /** Whether it names the source. */
  source?: boolean;
  /** Whether samples are marked; a list of samples alone has one mark for all. */
  marksSample: boolean;
};

/** A story in a list of headlines: the title, where it comes from, how many sources report its event, and when. */
export function Headline({ story, heading: Heading, source = false, marksSample }: Props) {
  const t = useTranslations("stories.coverage");
  const nameOf = usePlaceName();
  const linkTo = useStoryLink();
  return (
    <>
      <Heading lang={story.lang} dir="auto">
        <Link {...linkTo(story)}>{story.title}</Link>
      </Heading>
      <p className="meta">
        {source ? <span className="source">{story.source.name}</span> : null}
        {story.country ? (
          <span>
            <Flag code={story.country} /> {nameOf(story.country, story.nonEuCountries)}
          </span>
        ) : null}
        {story.coverage ? (
          <span className="num">{t("sources", { count: story.coverage.publishers })}</span>
        ) : null}
        <span>
          <RelativeTime at={story.publishedAt} />
        </span>
        <OtherLanguage lang={story.lang} />
        {story.sample && marksSample ? <SampleMark /> : null}
      </p>
    </>
  );
}
