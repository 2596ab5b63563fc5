/** What achievements are judged by: counts over what is kept of a reader's history. */
export type Feats = {
  /** Articles that were read to the end or marked as read. */
  articles: number;
  /** Seconds that articles were in sight. */
  seconds: number;
  longestStreak: number;
  /** Member states and topics that the articles were about, and languages that they were in. */
  countries: number;
  topics: number;
  languages: number;
  /** Articles of the rated side that was read least: left, center or right. */
  leastSide: number;
  /** Member briefs of which every story was read. */
  briefs: number;
};

/**
 * The rules, in the order in which they are shown: an achievement is earned when the figure it is about has
 * reached its goal. Nothing else is looked at, and nothing is stored: who deletes history gives back what
 * it had earned.
 */
const rules = {
  firstStory: ["articles", 1],
  tenStories: ["articles", 10],
  hundredStories: ["articles", 100],
  hour: ["seconds", 3_600],
  tenHours: ["seconds", 36_000],
  week: ["longestStreak", 7],
  month: ["longestStreak", 30],
  fiveCountries: ["countries", 5],
  allCountries: ["countries", 27],
  allTopics: ["topics", 12],
  threeLanguages: ["languages", 3],
  allSides: ["leastSide", 5],
  brief: ["briefs", 1],
  tenBriefs: ["briefs", 10],
} as const satisfies Record<string, readonly [keyof Feats, number]>;

export type AchievementName = keyof typeof rules;

/** @property progress how much of the goal is done, at most the goal; in its own unit (seconds, days, stories) */
export type Achievement = {
  name: AchievementName;
  goal: number;
  progress: number;
  earned: boolean;
};

/** Every achievement there is, and how far a reader has got with each. */
export const achievementsOf = (feats: Feats): Achievement[] =>
  (Object.keys(rules) as AchievementName[]).map((name) => {
    const [feat, goal] = rules[name];
    const progress = Math.min(goal, Math.max(0, feats[feat]));
    return { name, goal, progress, earned: progress === goal };
  });

export const earnedOf = (all: readonly Achievement[]): number =>
  all.filter((one) => one.earned).length;
