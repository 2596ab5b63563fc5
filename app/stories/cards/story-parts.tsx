import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { SourceName } from "#ui/other-language.tsx";
import { Flag, Icon } from "#ui/sprite.tsx";
import { compactNumber } from "#ui/time.ts";
import { RelativeTime } from "#ui/time-elements.tsx";
import type { CoveredPlace } from "../country.ts";
import { countryPath, topicPath } from "../section-address.ts";
import type { StorySummary } from "../story.ts";
import type { Topic } from "../topic.ts";
import { BiasLabel } from "./bias-label.tsx";
import { usePlaceName } from "./place-name.ts";

/** Flag and country, topic or class, and the bias label. */
export function Kicker({ story }: { story: StorySummary }) {
  const t = useTranslations("stories.categories");
  const [topic] = story.topics;
  return (
    <p className="kick">
      {story.country ? (
        <CountryLink country={story.country} nonEuCountries={story.nonEuCountries} />
      ) : null}
      {topic ? (
        <TopicLink topic={topic} />
      ) : story.section ? (
        <span className="class">{t(story.section)}</span>
      ) : null}
      <BiasLabel band={story.band} />
    </p>
  );
}

type CountryLinkProps = {
  country: CoveredPlace;
  /** The states outside the Union that a story is about; the first is named instead of "World". */
  nonEuCountries?: readonly string[];
};

export function CountryLink({ country, nonEuCountries = [] }: CountryLinkProps) {
  const nameOf = usePlaceName();
  return (
    <Link className="place over" to={countryPath(country)}>
      <Flag code={country} />
      {nameOf(country, nonEuCountries)}
    </Link>
  );
}

export function TopicLink({ topic }: { topic: Topic }) {
  const t = useTranslations("stories.topics");
  return (
    <Link className="topic over" to={topicPath(topic)}>
      {t(topic)}
    </Link>
  );
}

/** Source and time, and the figures above zero. */
export function MetaLine({ story, brief }: { story: StorySummary; brief?: boolean }) {
  const t = useTranslations("stories");
  return (
    <p className="meta">
      <SourceName name={story.source.name} lang={story.lang} />
      <span>
        <RelativeTime at={story.publishedAt} />
      </span>
      {brief ? null : <Figures views={story.views} comments={story.comments} />}
      {story.trending ? (
        <span className="trend">
          <Icon name="trend" size={14} />
          {t("trending")}
        </span>
      ) : null}
    </p>
  );
}

function Figures({ views, comments }: { views: number; comments: number | null }) {
  const t = useTranslations("stories");
  const locale = useLocale();
  return (
    <>
      {views > 0 ? (
        <Figure
          icon="eye"
          text={compactNumber(locale, views)}
          label={t("views", { count: views, shown: compactNumber(locale, views) })}
        />
      ) : null}
      {comments ? (
        <Figure
          icon="comment"
          text={compactNumber(locale, comments)}
          label={t("comments", { count: comments, shown: compactNumber(locale, comments) })}
        />
      ) : null}
    </>
  );
}

function Figure({ icon, text, label }: { icon: "eye" | "comment"; text: string; label: string }) {
  return (
    <span>
      <Icon name={icon} size={15} />
      <span aria-hidden="true">{text}</span>
      <span className="vh">{label}</span>
    </span>
  );
}

/** Marks a piece of the sample newsroom where no picture carries the badge. */
export function SampleMark() {
  return <span className="sample">{useTranslations("stories")("sample")}</span>;
}
