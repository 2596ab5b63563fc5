import { type ReactNode, useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { DateText } from "#ui/time-elements.tsx";
import { StoryCard } from "../cards/story-card.tsx";
import type { StorySummary } from "../story.ts";
import { gridDrawings, headDrawings, isWide } from "./front-drawings.ts";
import { refreshFrontPage, topList } from "./front-page.ts";
import { useFrontPage } from "./use-front-page.ts";

type Props = {
  /** The reader's control on a card. */
  action: (story: StorySummary) => ReactNode;
};

/** The grid under the head of the front page. Without scripts, its button reloads the page. */
export function MoreNews({ action }: Props) {
  const t = useTranslations("stories.home");
  const tUi = useTranslations("ui");
  const { updatedAt, loading, problem, ...page } = useFrontPage();
  const stories = page.stories.slice(topList.to);
  const drawings = gridDrawings(stories, headDrawings(page.stories).values());
  const again = useRef<HTMLButtonElement>(null);
  // Busy buttons are only `aria-disabled`: a disabled one would lose the focus.
  const busy = loading || undefined;
  const refresh = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void refreshFrontPage();
  };
  return (
    <section className="sec" aria-labelledby="more-news">
      <div className="sec-head">
        <h2 id="more-news">{t("more")}</h2>
        <span className="note from-md">
          {t.rich("updated", { time: () => <DateText at={updatedAt} style="time" /> })}
        </span>
        <form className="push" onSubmit={refresh}>
          <button
            ref={again}
            type="submit"
            className="btn btn-small btn-two"
            aria-disabled={busy}
            data-replay="island"
          >
            <Icon name="refresh" />
            <span className="say">
              <span aria-hidden={busy}>{t("refresh")}</span>
              <span aria-hidden={!loading || undefined}>{t("updating")}</span>
            </span>
          </button>
        </form>
      </div>
      {problem ? (
        <p className="more-problem" role="alert">
          {t("refreshFailed", { why: problem })}
        </p>
      ) : null}
      {stories.length > 0 ? (
        <div className="grid4">
          {stories.map((story, n) => (
            <StoryCard
              key={story.slug}
              story={story}
              size="m"
              drawing={drawings.get(story.slug)}
              className={isWide(n) ? "wide" : ""}
              action={action(story)}
            />
          ))}
        </div>
      ) : (
        <form
          className="empty"
          onSubmit={(event) => {
            // The refresh may remove this button; the one in the heading stays.
            again.current?.focus({ preventScroll: true });
            refresh(event);
          }}
        >
          <p>{t("noMore")}</p>
          <button type="submit" className="btn" aria-disabled={busy} data-replay="island">
            {tUi("tryAgain")}
          </button>
        </form>
      )}
    </section>
  );
}
