import { Front } from "#stories/front/front.tsx";
import { saveStory } from "./save-story.tsx";

/** The head of the front page, with save buttons on its cards. */
export const FrontStories = () => <Front action={saveStory} />;
