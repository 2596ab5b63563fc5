import { MoreNews } from "#stories/front/more-news.tsx";
import { saveStory } from "./save-story.tsx";

/** The grid under the front, whose cards can be saved. */
export const FurtherNews = () => <MoreNews action={saveStory} />;
