/** Classes of news: pieces on one of the twelve topics, and news that has none (product decision 30). */
export const newsClasses = ["Topic", "International", "Society", "Business", "Culture"] as const;

/** Classes that are found by search alone. */
export const otherClasses = ["Sport", "Showbiz", "Lifestyle", "Service"] as const;

export const storyClasses = [...newsClasses, ...otherClasses] as const;
export type StoryClass = (typeof storyClasses)[number];

/** Whether stories of the class are listed, gathered into events, and can break. */
export const isNews = (of: StoryClass): boolean => (newsClasses as readonly string[]).includes(of);

export const isStoryClass = (value: unknown): value is StoryClass =>
  (storyClasses as readonly unknown[]).includes(value);
