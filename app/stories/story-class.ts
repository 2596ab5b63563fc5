/**
 * The classes of news: stories with one of the twelve topics, and news without a topic, by kind. All of them are listed among
 * all news; those without a topic also under their class.
 */
export const newsClasses = ["Topic", "International", "Society", "Business", "Culture"] as const;

/**
 * Classes that are not news: they are not listed among all news, and are in no event. Sport has its own listing, for readers
 * who choose it (`homeExtras`); the others are only found by search.
 */
export const otherClasses = ["Sport", "Showbiz", "Lifestyle", "Service"] as const;

export const storyClasses = [...newsClasses, ...otherClasses] as const;
export type StoryClass = (typeof storyClasses)[number];

/** Whether stories of the class are listed among all news, are clustered into events, and can be breaking. */
export const isNews = (of: StoryClass): boolean => (newsClasses as readonly string[]).includes(of);
