/** The categories, with how many articles each has. */
export const helpCategories = {
  "getting-started": 5,
  account: 8,
  billing: 12,
  technical: 15,
  privacy: 7,
  general: 20,
} as const;
export type HelpCategory = keyof typeof helpCategories;
export const helpCategoryNames = Object.keys(helpCategories) as HelpCategory[];

export const isHelpCategory = (name: string): name is HelpCategory =>
  Object.hasOwn(helpCategories, name);

export type HelpArticle = {
  category: HelpCategory;
  slug: string;
  title: string;
  markdown: string;
};

export const helpPath = ({ category, slug }: Pick<HelpArticle, "category" | "slug">): string =>
  `/support/${category}/${slug}`;

/** The initial order of the popular articles, until there are enough reads. */
export const initiallyPopular = [
  "creating-an-account",
  "cancelling",
  "free-trial",
  "forgotten-password",
  "political-leaning",
  "saved-stories",
  "changing-plan",
  "installing-the-app",
  "newsletters-overview",
  "deleting-account",
] as const;
