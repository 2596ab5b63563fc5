import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { dateFormat } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { OtherLanguage, SourceName } from "#ui/other-language.tsx";
import { Pager } from "#ui/pager.tsx";
import { Picture } from "#ui/picture.tsx";
import { formatLocale, timeZone } from "#ui/time.ts";
import { CoverageLine } from "../cards/coverage-line.tsx";
import { localPicture } from "../cards/story-card.tsx";
import { SampleMark } from "../cards/story-parts.tsx";
import { useStoryLink } from "../originals.ts";
import { type SectionView, sectionPath, sectionSorts } from "../section-address.ts";
import type { SectionRow } from "../section-front.ts";
import { daysOf } from "./section-days.ts";
import { SectionKicker } from "./section-kicker.tsx";
import { useSectionWords } from "./use-section-words.ts";

type Props = {
  view: SectionView;
  rows: readonly SectionRow[];
  /** The position of the next page. */
  next: string | null;
  /** In milliseconds. */
  now: number;
  /** Whether there is a lead above the list. */
  led: boolean;
  /** What there is beside these rows. */
  children: ReactNode;
};

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** The events and single stories of a section, by day or by coverage. */
export function SectionList({ view, rows, next, now, led, children }: Props) {
  const t = useServerTexts("fronts");
  const locale = formatLocale(useLocale());
  const { topic, country, name } = useSectionWords(view);
  const days = view.sort === "latest" ? daysOf(rows, now) : [{ day: null, rows }];
  const nameOf = (day: "today" | "yesterday" | string) =>
    day === "today" || day === "yesterday"
      ? t(day)
      : dateFormat(locale, {
          timeZone,
          weekday: "long",
          day: "numeric",
          month: "long",
          ...(yearOf(Date.parse(day)) === yearOf(now) ? {} : { year: "numeric" }),
        }).format(new Date(day));
  return (
    <section className="section-list" aria-labelledby="events" id={led ? undefined : "stories"}>
      <div className="sec-head">
        <h2 id="events">{t("events")}</h2>
        <nav className="tabs" aria-label={t("order")}>
          {sectionSorts.map((sort) => (
            <Link
              key={sort}
              to={sectionPath({ ...view, sort, before: null })}
              aria-current={sort === view.sort ? "page" : undefined}
            >
              {t(sort)}
            </Link>
          ))}
        </nav>
      </div>
      {rows.length === 0 && led && children ? null : rows.length === 0 ? (
        <div className="empty">
          <p>
            {view.before || led
              ? t("nothing.end")
              : topic && country
                ? t("nothing.both", { topic, country })
                : t("nothing.one", { name })}
          </p>
        </div>
      ) : (
        days.map(({ day, rows }) => (
          <div key={day ?? ""}>
            {day ? <h3 className="section-day">{nameOf(day)}</h3> : null}
            <ol>
              {rows.map((row) => (
                <Row key={row.story.id} {...row} view={view} />
              ))}
            </ol>
          </div>
        ))
      )}
      {children}
      {view.before || next ? (
        <Pager
          className="section-pages"
          label={t("pages")}
          first={
            view.before ? { to: sectionPath({ ...view, before: null }), text: t("back") } : null
          }
          next={next ? { to: sectionPath({ ...view, before: next }), text: t("older") } : null}
        />
      ) : null}
    </section>
  );
}

function Row({ story, at, view }: SectionRow & { view: SectionView }) {
  const tStories = useTranslations("stories");
  const linkTo = useStoryLink();
  const locale = formatLocale(useLocale());
  const shape = { timeZone, hour: "2-digit", minute: "2-digit" } as const;
  const src = localPicture(story);
  return (
    <li className={src ? "with-picture" : undefined}>
      <time dateTime={at}>
        {dateFormat(
          locale,
          view.sort === "covered" ? { ...shape, weekday: "short" } : shape,
        ).format(new Date(at))}
      </time>
      <div className="section-story">
        <SectionKicker story={story} view={view}>
          {story.breaking ? <b className="badge badge-breaking">{tStories("breaking")}</b> : null}
          {story.premium ? <b className="badge badge-premium">{tStories("premium")}</b> : null}
        </SectionKicker>
        <h3 lang={story.lang} dir="auto">
          <Link {...linkTo(story)}>{story.title}</Link>
        </h3>
        {story.excerpt ? (
          <p className="excerpt" lang={story.lang} dir="auto">
            {story.excerpt}
          </p>
        ) : null}
        {story.coverage ? null : (
          <p className="meta">
            <SourceName name={story.source.name} lang={story.lang} />
            {story.sample ? <SampleMark /> : <span>{tStories("coverage.one")}</span>}
          </p>
        )}
        {story.coverage ? (
          <CoverageLine coverage={story.coverage}>
            <OtherLanguage lang={story.lang} />
          </CoverageLine>
        ) : null}
      </div>
      {src ? (
        <Picture
          src={src}
          alt=""
          width={story.picture?.width ?? null}
          height={story.picture?.height ?? null}
          sizes="(min-width: 760px) 210px, 116px"
        />
      ) : null}
    </li>
  );
}
