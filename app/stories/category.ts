// The categories of search: other names for topics, and classes of news beside them. Not in topic.ts, which every page loads.
import { type Topic, topics } from "./topic.ts";

/**
 * Classes of news beside the topics (see story-class.ts). A story of such a class without a topic is listed under its class
 * and among all news, shown with the class in the place of a topic, and found by it in search; culture is also an extra of
 * home (`homeExtras`).
 */
export const searchClasses = ["International", "Society", "Business", "Culture"] as const;
export type SearchClass = (typeof searchClasses)[number];

/** The ten categories of search, and the topics or classes (`sections`) that each stands for. */
export const categories = {
  Politics: { topics: ["Politics"], sections: [] },
  Economics: { topics: ["Economy"], sections: [] },
  Technology: { topics: ["Technology"], sections: [] },
  Climate: { topics: ["Climate"], sections: [] },
  International: { topics: [], sections: ["International"] },
  Society: { topics: [], sections: ["Society"] },
  Business: { topics: [], sections: ["Business"] },
  Health: { topics: ["Healthcare"], sections: [] },
  Culture: { topics: [], sections: ["Culture"] },
  Defense: { topics: ["Defense"], sections: [] },
} as const satisfies Record<string, { topics: readonly Topic[]; sections: readonly SearchClass[] }>;
export type Category = keyof typeof categories;

/** The topics of a category name, in any case: a topic itself, or one of the ten categories of search. */
export function topicsOfCategory(name: string | null): Topic[] {
  const known = name?.trim().toLowerCase();
  const topic = topics.find((t) => t.toLowerCase() === known);
  if (topic) return [topic];
  const category = (Object.keys(categories) as Category[]).find((c) => c.toLowerCase() === known);
  return category ? [...categories[category].topics] : [];
}

/** All category names that `topicsOfCategory` maps to one of the topics, in lower case. */
export const categoryNamesOf = (wanted: readonly Topic[]): string[] =>
  [...topics, ...Object.keys(categories)]
    .filter((name) => topicsOfCategory(name).some((t) => wanted.includes(t)))
    .map((name) => name.toLowerCase());
