import { useTranslations } from "use-intl";
import type { StorySummary } from "./story.ts";
import { StoryCard } from "./story-card.tsx";
import { TopStories } from "./top-stories.tsx";

/** The head of the front page: the lead, two beside it, and the list at the side. */
export function Front({ stories }: { stories: StorySummary[] }) {
  const t = useTranslations("stories.home");
  const [lead, ...rest] = stories;
  if (!lead)
    return (
      <div className="empty">
        <p>{t("noFeatured")}</p>
      </div>
    );
  return (
    <div className="front">
      <h2 className="vh">{t("latest")}</h2>
      <StoryCard story={lead} size="lead" eager />
      {rest.slice(0, 2).map((story, n) => (
        <StoryCard
          key={story.slug}
          story={story}
          size="l"
          className={n === 0 ? "beside" : "beside second"}
        />
      ))}
      <TopStories stories={stories} />
    </div>
  );
}
