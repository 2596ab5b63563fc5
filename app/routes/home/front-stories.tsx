import { FrontPageTop } from "#stories/front/front-page-top.tsx";
import { saveStory } from "./save-story.tsx";

/** The head of the front page, with save buttons on its cards. */
export const FrontStories = () => <FrontPageTop action={saveStory} />;
