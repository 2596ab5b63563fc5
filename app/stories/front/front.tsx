import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { StoryCard } from "../cards/story-card.tsx";
import type { StorySummary } from "../story.ts";
import { TopStories } from "./top-stories.tsx";
import { useFrontPage } from "./use-front-page.ts";

type Props = {
  /** What a reader can do with a story, on its card. */
  action: (story: StorySummary) => ReactNode;
};

/** The head of the front page: the lead, two beside it, and the list at the side. */
export function Front({ action }: Props) {
  const { stories } = useFrontPage();
  const t = useTranslations("stories.home");
  const [lead, ...rest] = stories;
  if (!lead)
    return (
      <div className="empty">
        <p>{t("noFeatured")}</p>
      </div>
    );
  return (
    <div className="front" id="stories">
      <h2 className="vh">{t("latest")}</h2>
      <StoryCard story={lead} size="lead" eager action={action(lead)} />
      {rest.slice(0, 2).map((story, n) => (
        <StoryCard
          key={story.slug}
          story={story}
          size="l"
          className={n === 0 ? "beside" : "beside second"}
          action={action(story)}
        />
      ))}
      <TopStories stories={stories} />
    </div>
  );
}
