import { type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";
import { Link, NamedLanguageContext } from "#ui/link.tsx";
import { StoryCard } from "../cards/story-card.tsx";
import { drawingsOf } from "../drawing.ts";
import { FreshNotice } from "../front/fresh-stories.tsx";
import type { Hub, HubStory, OtherCoverageStory } from "../hub.ts";
import { useStoryLink } from "../originals.ts";
import { Hidden } from "./hub-filters.tsx";
import { useHub } from "./use-hub.ts";

type Loaded = {
  hub: Hub;
  stories: HubStory[];
  cursor: string | null;
  at: string;
  /** What a card shows below its story, such as the event. */
  footerOf: (story: HubStory) => ReactNode;
};

/** The list of all news, and the button that loads more; without scripts it opens the next page's address. */
export function HubFeed({ footerOf, ...loaded }: Loaded) {
  const t = useTranslations("hub.feed");
  const tHub = useTranslations("hub");
  const feed = useHub(loaded);
  const { hub } = loaded;
  if (feed.stories.length === 0)
    return (
      <>
        <div className="empty">
          <p>{t("none")}</p>
        </div>
        <FreshNotice count={feed.waiting} onShow={feed.showWaiting} />
      </>
    );
  return (
    <>
      {hub.cursor ? <BackToNewest hub={hub} /> : null}
      <HubRows stories={feed.stories} label={t("label")} footerOf={footerOf} />
      <p role="status" className="vh">
        {feed.loading ? tHub("loading") : feed.added > 0 ? t("added", { count: feed.added }) : ""}
      </p>
      {feed.loading ? <Waiting rows={2} /> : null}
      {feed.failed ? (
        <p role="alert" className="hub-failed">
          {t("failed")}
        </p>
      ) : null}
      <div className="hub-end" ref={feed.end}>
        {feed.more ? (
          <form
            action="/news"
            onSubmit={(event) => {
              event.preventDefault();
              feed.load();
            }}
          >
            <HubAddressFields hub={{ ...hub, cursor: loaded.cursor }} />
            <button
              type="submit"
              className="btn btn-solid"
              data-replay
              aria-disabled={feed.loading || undefined}
            >
              {t("more")}
            </button>
          </form>
        ) : (
          <p className="note">{t("end")}</p>
        )}
      </div>
      <FreshNotice count={feed.waiting} onShow={feed.showWaiting} />
    </>
  );
}

type RowsProps = {
  stories: HubStory[];
  label: string;
  footerOf: (story: HubStory) => ReactNode;
};

/** Stories as rows, the first one large. */
export function HubRows({ stories, label, footerOf }: RowsProps) {
  const drawings = drawingsOf(stories);
  return (
    <section className="rows hub-rows" id="stories" aria-label={label}>
      {stories.map((story, n) => (
        <StoryCard
          key={story.slug}
          story={story}
          size={n === 0 ? "top" : "m"}
          eager={n === 0}
          drawing={drawings.get(story.slug)}
          action={
            <>
              <OtherCoverage stories={story.otherCoverage ?? []} />
              {footerOf(story)}
            </>
          }
        />
      ))}
    </section>
  );
}

const maxOtherCoverage = 3;

/** Other reports on a row's event; what is more than three is on the event's page. */
function OtherCoverage({ stories }: { stories: OtherCoverageStory[] }) {
  const t = useTranslations("hub.feed");
  const linkTo = useStoryLink();
  if (stories.length === 0) return null;
  return (
    <ul className="told" aria-label={t("sameEvent")}>
      {stories.slice(0, maxOtherCoverage).map((story) => (
        <li key={story.slug}>
          <Link className="over" {...linkTo(story)} lang={story.lang} dir="auto">
            {story.title}
          </Link>
          <small>{story.source.name}</small>
        </li>
      ))}
    </ul>
  );
}

/** Links back to the newest stories from a page that begins further down. */
function BackToNewest({ hub }: { hub: Hub }) {
  const t = useTranslations("hub.feed");
  return (
    <form action="/news" className="hub-again">
      <HubAddressFields hub={{ ...hub, cursor: null }} />
      <button type="submit" className="btn btn-small">
        {t("newest")}
      </button>
    </form>
  );
}

function HubAddressFields({ hub }: { hub: Hub }) {
  const lang = useContext(NamedLanguageContext);
  return (
    <Hidden
      values={{
        topics: hub.topics.join(","),
        countries: hub.countries.join(",") || null,
        cursor: hub.cursor,
        lang,
      }}
    />
  );
}

/** Placeholders of rows that are loading. */
export function Waiting({ rows }: { rows: number }) {
  return (
    <div className="hub-waiting" aria-hidden="true">
      {Array.from({ length: rows }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all the same, and none has a name
        <div key={n}>
          <i className="wait" />
          <div>
            <b className="wait" />
            <b className="wait" />
            <b className="wait" />
            <b className="wait" />
          </div>
        </div>
      ))}
    </div>
  );
}
