import type { StorySummary } from "./story.ts";

/**
 * The stories of the front page as one text. The router's own notation numbers every value, and numbers that are all
 * different do not compress: in this one they weigh half, beside the markup that says the same. Cards are decorated by
 * their pictures (`alt=""`), so that what these show is left out.
 */
export const packStories = (stories: readonly StorySummary[]): string =>
  JSON.stringify(
    stories.map(({ picture, ...story }) => ({
      ...story,
      picture: picture && { ...picture, alt: "" },
    })),
  );

/** What `packStories` made, and nothing else. */
export const unpackStories = (packed: string): StorySummary[] => JSON.parse(packed);
