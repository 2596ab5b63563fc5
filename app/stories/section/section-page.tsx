import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { dayMs } from "#platform/duration.ts";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { useStoryLink } from "../originals.ts";
import { feedPath, type SectionView, sectionPath } from "../section-address.ts";
import type { SectionFront } from "../section-front.ts";
import { SectionChoices } from "./section-choices.tsx";
import { SectionLead } from "./section-lead.tsx";
import { SectionList } from "./section-rows.tsx";
import { SectionSide } from "./section-side.tsx";
import { useSectionWords } from "./use-section-words.ts";

type Props = {
  view: SectionView;
  front: SectionFront;
  /** When the page is rendered, in milliseconds. */
  now: number;
  /** The control to follow it; null where it cannot be followed. */
  follow: ReactNode;
};

/** The page of a topic or a country: its events, each by its headline story, and single stories. */
export function SectionPage({ view, front, now, follow }: Props) {
  const t = useServerTexts("fronts");
  const { lead, rows, last } = front;
  const others = front.inOtherLanguages ? <MoreLanguages {...front.inOtherLanguages} /> : null;
  return (
    <>
      <SectionHead view={view} follow={follow} />
      <SectionChoices view={view} counts={front.counts} />
      {front.isInOtherLanguages ? <p className="note">{t("nothing.inYourLanguages")}</p> : null}
      {lead ? <SectionLead {...lead} view={view} /> : null}
      {last ? (
        <NothingNew view={view} last={last} next={front.next} now={now}>
          {others}
        </NothingNew>
      ) : null}
      <div className="section-body">
        {last ? null : (
          <SectionList view={view} rows={rows} next={front.next} now={now} led={lead !== null}>
            {others}
          </SectionList>
        )}
        <SectionSide view={view} front={front} />
      </div>
    </>
  );
}

function SectionHead({ view, follow }: Pick<Props, "view" | "follow">) {
  const t = useServerTexts("fronts");
  const { name, about } = useSectionWords(view);
  return (
    <header className="section-head">
      <div>
        <h1>{name}</h1>
        <p>{about}</p>
      </div>
      <div className="section-acts">
        {follow}
        <a
          className="btn"
          href={useLanguagePath(feedPath(view, "rss"))}
          aria-label={t("feedOf", { name })}
        >
          <Icon name="feed" size={18} />
          {t("feed")}
        </a>
      </div>
    </header>
  );
}

/** Says what the list has in other languages than the reader's, with the button that opens the choice. */
function MoreLanguages({ count, isMore }: NonNullable<SectionFront["inOtherLanguages"]>) {
  const t = useServerTexts("fronts");
  return (
    <p className="note">
      {isMore
        ? t("inMoreLanguages.least", { count: String(count) })
        : t("inMoreLanguages.exact", { count })}{" "}
      <button type="button" popoverTarget="languages-panel">
        {t("changeLanguages")}
      </button>
    </p>
  );
}

/** Shown instead of lead and list if nothing is new: the latest story or event. */
function NothingNew(p: {
  view: SectionView;
  last: NonNullable<SectionFront["last"]>;
  next: string | null;
  now: number;
  children: ReactNode;
}) {
  const t = useServerTexts("fronts");
  const { topic, country, name } = useSectionWords(p.view);
  const { story, at } = p.last;
  const days = Math.max(2, Math.floor((p.now - Date.parse(at)) / dayMs));
  const linkTo = useStoryLink();
  const link = story.coverage ? { to: `/event/${story.coverage.slug}` } : linkTo(story);
  return (
    <div className="empty">
      <p>
        {topic && country ? t("nothing.both", { topic, country }) : t("nothing.one", { name })}{" "}
        {t("nothing.last", { days })}
      </p>
      {p.children}
      <div className="section-acts">
        <Link className="btn btn-solid" {...link}>
          {t("nothing.show")}
        </Link>
        {p.next ? (
          <Link className="btn" to={sectionPath({ ...p.view, before: p.next })}>
            {t("older")}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
