import { Front } from "#stories/front/front.tsx";
import { saveStory } from "./save-story.tsx";

/** The head of the front page, whose cards can be saved. */
export const FrontStories = () => <Front action={saveStory} />;
