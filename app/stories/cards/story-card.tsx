import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Drawing } from "#ui/drawing.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import type { StorySummary } from "../story.ts";
import { subjectOf } from "../topic.ts";
import { Kicker, MetaLine } from "./story-parts.tsx";

export type Words = { title: ReactNode; excerpt: ReactNode };

type Props = {
  story: StorySummary;
  /** Lead; l and m with picture above, top as l over a list of rows; s with a small one at the side. */
  size: "lead" | "l" | "top" | "m" | "s";
  className?: string;
  /** Its picture is in the first view. */
  eager?: boolean;
  /** One more badge. */
  mark?: ReactNode;
  /** Title and excerpt, where they are shown otherwise than they stand. */
  words?: Words;
  /** What a reader can do with it, at the end of the card. */
  action?: ReactNode;
};

// A phone's screen has more points than an eye sees, and each one costs: its share is asked for a little smaller.
const shownAt = {
  lead: "(min-width: 1080px) 50vw, 82vw",
  l: "(min-width: 1080px) 25vw, (min-width: 760px) 50vw, 116px",
  top: "(min-width: 1080px) 38vw, (min-width: 760px) 50vw, 82vw",
  m: "(min-width: 1080px) 25vw, (min-width: 760px) 50vw, 116px",
  s: "116px",
};

/** A story on a list. The whole card leads to its page. */
export function StoryCard(props: Props) {
  const { story, size, className = "", eager = false, words = story, mark, action } = props;
  const t = useTranslations("stories");
  const src = ownPicture(story);
  return (
    <article className={`card card-${size === "top" ? "l" : size} ${className}`}>
      <Picture
        src={src}
        alt=""
        width={story.picture?.width ?? null}
        height={story.picture?.height ?? null}
        eager={eager}
        sizes={shownAt[size]}
        instead={<Drawing name={story.slug} subject={subjectOf(story.topics)} />}
      >
        <span className="badges">
          {story.breaking ? <b className="badge badge-breaking">{t("breaking")}</b> : null}
          {story.premium ? <b className="badge badge-premium">{t("premium")}</b> : null}
          {story.sample ? <b className="badge badge-sample">{t("sample")}</b> : null}
          {mark}
        </span>
      </Picture>
      <Kicker story={story} />
      <h3 lang={story.lang} dir="auto">
        <Link to={`/article/${story.slug}`}>{words.title}</Link>
      </h3>
      {size !== "s" && story.excerpt ? (
        <p className="excerpt" lang={story.lang} dir="auto">
          {words.excerpt}
        </p>
      ) : null}
      <MetaLine story={story} brief={size === "s"} />
      {action}
    </article>
  );
}

/** Pictures come from this site alone: another's would tell it who reads what. */
export const ownPicture = ({ picture }: Pick<StorySummary, "picture">): string | null =>
  picture?.src.startsWith("/") ? picture.src : null;
