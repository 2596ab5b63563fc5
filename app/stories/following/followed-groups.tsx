import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { OtherLanguage } from "#ui/other-language.tsx";
import { Picture } from "#ui/picture.tsx";
import { ownPictureAddress } from "#ui/picture-address.ts";
import { Flag } from "#ui/sprite.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import { CountryLink, TopicLink } from "../cards/story-parts.tsx";
import { isCoveredPlace } from "../country.ts";
import { followKey } from "../follow.ts";
import type { FollowedNews } from "../followed-news.ts";
import { useStoryLink } from "../originals.ts";
import type { SectionRow } from "../section-front.ts";
import { useFollowedName } from "./use-followed-name.ts";

type Props = {
  groups: readonly FollowedNews[];
  /** The reader's controls of a group. @param nameId the id of the heading that names it */
  actsOf: (group: FollowedNews, nameId: string) => ReactNode;
};

/** What a reader follows, each with its newest stories; in one line where nothing is new. */
export function FollowedGroups({ groups, actsOf }: Props) {
  return groups.map((group) => <Group key={followKey(group)} group={group} actsOf={actsOf} />);
}

function Group({ group, actsOf }: { group: FollowedNews } & Pick<Props, "actsOf">) {
  const t = useTranslations("following");
  const name = useFollowedName()(group);
  const id = `name-${group.kind}-${group.name}`;
  const { fresh, isMore, rows, path, picture } = group;
  const portrait = picture ? ownPictureAddress(picture) : null;
  return (
    <section className="followed" aria-labelledby={id}>
      <header>
        {portrait ? (
          <Picture src={portrait} alt="" width={44} height={44} sizes="44px" className="portrait" />
        ) : null}
        {group.kind === "country" && isCoveredPlace(group.name) ? <Flag code={group.name} /> : null}
        <div className="followed-name">
          <p className="followed-kind">
            {t(`kind.${group.kind}`)}
            <b className="num">
              {fresh === 0 ? t("nothing") : t(isMore ? "newMore" : "new", { count: fresh })}
            </b>
          </p>
          <h2 id={id} lang={group.lang ?? undefined} dir="auto">
            <Link to={path}>{name}</Link>
          </h2>
        </div>
        <div className="followed-acts">{actsOf(group, id)}</div>
      </header>
      {rows.length > 0 ? (
        <ol>
          {rows.map((row) => (
            <Row key={row.story.id} {...row} group={group} />
          ))}
        </ol>
      ) : null}
      {fresh > rows.length && rows.length > 0 ? (
        <Link className="followed-all" to={path}>
          {t("more", { count: fresh - rows.length, name })}
        </Link>
      ) : null}
    </section>
  );
}

/** A story, or an event by its headline story; without the country or topic that the group's name has. */
function Row({ story, at, group }: SectionRow & { group: FollowedNews }) {
  const t = useTranslations("following");
  const tCoverage = useTranslations("stories.coverage");
  const linkTo = useStoryLink();
  const { coverage } = story;
  const isEvent = coverage && (group.kind === "topic" || group.kind === "country");
  const country = story.countries.find((code) => code !== group.name);
  const topic = story.topics.find((one) => one !== group.name);
  return (
    <li>
      <p className="kick">
        <span className="followed-new">
          <span className="vh">{t("isNew")}</span>
        </span>
        {country ? <CountryLink country={country} nonEuCountries={story.nonEuCountries} /> : null}
        {topic ? <TopicLink topic={topic} /> : null}
      </p>
      <h3 lang={story.lang} dir="auto">
        <Link {...(isEvent ? { to: `/event/${coverage.slug}` } : linkTo(story))}>
          {story.title}
        </Link>
      </h3>
      <p className="meta">
        <span className="source">
          {isEvent ? tCoverage("sources", { count: coverage.publishers }) : story.source.name}
        </span>
        <span>
          <RelativeTime at={at} />
        </span>
        <OtherLanguage lang={story.lang} />
        {story.premium ? <PremiumMark /> : null}
        {story.sample ? <SampleMark /> : null}
      </p>
    </li>
  );
}

const PremiumMark = () => (
  <span className="badge badge-premium">{useTranslations("stories")("premium")}</span>
);
const SampleMark = () => <span className="sample">{useTranslations("stories")("sample")}</span>;
