import { SaveIconButton } from "#library/save-icon-button.tsx";
import type { StorySummary } from "#stories/story.ts";

/** The save button of a story's card. */
export const saveStory = ({ id, title, slug, lang }: StorySummary) => (
  <SaveIconButton item={{ id, type: "article", title, meta: slug, lang }} />
);
