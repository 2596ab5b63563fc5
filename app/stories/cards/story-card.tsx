import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Drawing } from "#ui/drawing.tsx";
import type { DrawingName } from "#ui/drawing-address.ts";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { drawingOf } from "../drawing.ts";
import { useStoryLink } from "../originals.ts";
import { isTextOnly, type StorySummary } from "../story.ts";
import { CoverageLine } from "./coverage-line.tsx";
import { OtherHeadlines } from "./other-headlines.tsx";
import { Kicker, MetaLine } from "./story-parts.tsx";

export type CardText = { title: ReactNode; excerpt: ReactNode };

type Props = {
  story: StorySummary;
  /** Lead; l and m with picture above, top as l over a list of rows; s with a small one at the side. */
  size: "lead" | "l" | "top" | "m" | "s";
  className?: string;
  /** Its picture is in the first view. */
  eager?: boolean;
  /** Its drawing on this list (`drawingsOf`), should it have no picture. */
  drawing?: DrawingName | undefined;
  /** One more badge. */
  extraBadge?: ReactNode;
  /** Title and excerpt, where they are marked up, as in search results. */
  words?: CardText;
  /** The reader's control at the end of the card. */
  action?: ReactNode;
};

// Slightly less than the real width: phones have more pixels than an eye sees, and each one costs.
const shownAt = {
  lead: "(min-width: 1080px) 50vw, 82vw",
  l: "(min-width: 1080px) 25vw, (min-width: 760px) 50vw, 116px",
  top: "(min-width: 1080px) 38vw, (min-width: 760px) 50vw, 82vw",
  m: "(min-width: 1080px) 25vw, (min-width: 760px) 50vw, 116px",
  s: "116px",
};

/**
 * A story on a list. The whole card links to its page, or to the original (`useStoryLink`). With neither a picture nor a
 * topic to draw it has no picture box: headlines of other publishers on its event may fill it.
 */
export function StoryCard(props: Props) {
  const { story, size, className = "", eager = false, words = story, extraBadge, action } = props;
  const linkTo = useStoryLink();
  const src = localPicture(story);
  const drawing = props.drawing ?? (isTextOnly(story) ? null : drawingOf(story));
  const isText = !src && !drawing;
  const badges = <Badges story={story} extraBadge={extraBadge} />;
  const kind = `card card-${size === "top" ? "l" : size}${isText ? " card-t" : ""}`;
  return (
    <article className={`${kind} ${className}`}>
      {isText ? (
        badges
      ) : (
        <Picture
          src={src}
          alt=""
          width={story.picture?.width ?? null}
          height={story.picture?.height ?? null}
          eager={eager}
          sizes={shownAt[size]}
          instead={drawing ? <Drawing name={drawing} eager={eager} /> : null}
        >
          {badges}
        </Picture>
      )}
      <Kicker story={story} />
      <h3 lang={story.lang} dir="auto">
        <Link {...linkTo(story)}>{words.title}</Link>
      </h3>
      {size !== "s" && story.excerpt ? (
        <p className="excerpt" lang={story.lang} dir="auto">
          {words.excerpt}
        </p>
      ) : null}
      <MetaLine story={story} brief={size === "s"} />
      {isText && size !== "s" ? <OtherHeadlines others={story.coverage?.others ?? []} /> : null}
      {showsCoverage(story) ? (
        <CoverageLine coverage={story.coverage ?? null} bar={size !== "s"} />
      ) : null}
      {action}
    </article>
  );
}

function Badges({ story, extraBadge }: Pick<Props, "story" | "extraBadge">) {
  const t = useTranslations("stories");
  return (
    <span className="badges">
      {story.breaking ? <b className="badge badge-breaking">{t("breaking")}</b> : null}
      {story.premium ? <b className="badge badge-premium">{t("premium")}</b> : null}
      {story.sample ? <b className="badge badge-sample">{t("sample")}</b> : null}
      {extraBadge}
    </span>
  );
}

/** Own pieces without coverage do not say that they are the only report, and samples have no coverage. */
const showsCoverage = ({ coverage, provenance, sample }: StorySummary): boolean =>
  coverage !== undefined && !sample && (coverage !== null || provenance === "feed");

/** Pictures are only loaded from this site: another site would learn who reads what. */
export const localPicture = ({ picture }: Pick<StorySummary, "picture">): string | null =>
  picture?.src.startsWith("/") ? picture.src : null;
