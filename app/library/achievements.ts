/** The figures that achievements depend on, counted over a reader's stored history. */
export type AchievementFigures = {
  /** Articles that were read to the end or marked as read. */
  articles: number;
  /** Seconds for which articles were visible. */
  seconds: number;
  longestStreak: number;
  /** Member states and topics that the articles were about, and languages that they were in. */
  countries: number;
  topics: number;
  languages: number;
  /** Articles of the least-read rated side: left, center or right. */
  leastSide: number;
  /** Member briefs of which every story was read. */
  briefs: number;
};

/**
 * The rules, in the order in which they are shown: an achievement is earned when its figure has reached its goal.
 * Nothing is stored, so that deleting history also takes away what it had earned.
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
} as const satisfies Record<string, readonly [keyof AchievementFigures, number]>;

export type AchievementName = keyof typeof rules;

/** @property progress how much of the goal is done, at most the goal; in its own unit (seconds, days, stories) */
export type Achievement = {
  name: AchievementName;
  goal: number;
  progress: number;
  earned: boolean;
};

/** All achievements, with a reader's progress in each. */
export const achievementsOf = (figures: AchievementFigures): Achievement[] =>
  (Object.keys(rules) as AchievementName[]).map((name) => {
    const [figure, goal] = rules[name];
    const progress = Math.min(goal, Math.max(0, figures[figure]));
    return { name, goal, progress, earned: progress === goal };
  });

export const earnedOf = (all: readonly Achievement[]): number =>
  all.filter((one) => one.earned).length;
