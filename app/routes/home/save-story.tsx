import { SaveMark } from "#library/save-mark.tsx";
import type { StorySummary } from "#stories/story.ts";

/** What a reader can do with a story on its card. */
export const saveStory = ({ id, title, slug, lang }: StorySummary) => (
  <SaveMark item={{ id, type: "article", title, meta: slug, lang }} />
);
