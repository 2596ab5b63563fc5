import { Front } from "#stories/front/front.tsx";
import { MoreNews } from "#stories/front/more-news.tsx";
import { saveStory } from "./save-story.tsx";

// The islands of the front page whose cards can be saved.

export const FrontStories = () => <Front action={saveStory} />;
export const FurtherNews = () => <MoreNews action={saveStory} />;
