import { SaveMark } from "#library/save-mark.tsx";
import type { StorySummary } from "#stories/story.ts";

/** The save button of a story's card. */
export const saveStory = ({ id, title, slug, lang }: StorySummary) => (
  <SaveMark item={{ id, type: "article", title, meta: slug, lang }} />
);
