import { MoreNews } from "#stories/front/more-news.tsx";
import { saveStory } from "./save-story.tsx";

/** The grid under the head of the front page, with save buttons on its cards. */
export const FurtherNews = () => <MoreNews action={saveStory} />;
