import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { StoryCard } from "../cards/story-card.tsx";
import type { StorySummary } from "../story.ts";
import { headDrawings } from "./front-drawings.ts";
import { topList } from "./front-page.ts";
import { TopStories } from "./top-stories.tsx";
import { useFrontPage } from "./use-front-page.ts";

type Props = {
  /** The reader's control on a card. */
  action: (story: StorySummary) => ReactNode;
};

/** The head of the front page: the lead, two beside it, and the list at the side. */
export function FrontPageTop({ action }: Props) {
  const { stories } = useFrontPage();
  const t = useTranslations("stories.home");
  const [lead] = stories;
  const drawings = headDrawings(stories);
  if (!lead)
    return (
      <div className="empty">
        <p>{t("noFeatured")}</p>
      </div>
    );
  return (
    <div className="front" id="stories">
      <h2 className="vh">{t("latest")}</h2>
      <StoryCard
        story={lead}
        size="lead"
        eager
        drawing={drawings.get(lead.slug)}
        action={action(lead)}
      />
      {stories.slice(1, topList.from).map((story, n) => (
        <StoryCard
          key={story.slug}
          story={story}
          size="l"
          drawing={drawings.get(story.slug)}
          className={n === 0 ? "beside" : "beside second"}
          action={action(story)}
        />
      ))}
      <TopStories stories={stories.slice(topList.from, topList.to)} />
    </div>
  );
}
