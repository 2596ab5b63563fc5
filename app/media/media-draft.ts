import type { StoryDraft } from "#stories/story.ts";
import type { PublishedTexts } from "./published-texts.ts";

/** A feed item that is an episode or a video: a draft with its medium. `part` is null for any other item. */
export type MediaDraft = StoryDraft & {
  part: {
    kind: "audio" | "video";
    url: string;
    type: string | null;
    bytes: number | null;
    seconds: number | null;
    episodeNumber: number | null;
    texts: PublishedTexts | null;
    /** Missing but for a film that goes out at this moment. */
    live?: true;
  } | null;
};

/** A feed's own data; an audio feed becomes a show. */
export type ShowDraft = {
  title: string | null;
  description: string | null;
  image: string | null;
  homepage: string | null;
  lang: string | null;
  author: string | null;
  category: string | null;
};
