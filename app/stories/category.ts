// What search calls categories: other names for topics, and classes beside them. Apart from topic.ts, which every page loads.
import { type Topic, topics } from "./topic.ts";

/** Classes beside the topics, used only in search: a story with a section but no topic is not listed. */
export const sections = ["International", "Society", "Business", "Culture"] as const;
export type Section = (typeof sections)[number];

/** The ten categories of search (specification, section 9) and the topics or sections they stand for (product decision 24c). */
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
} as const satisfies Record<string, { topics: readonly Topic[]; sections: readonly Section[] }>;
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
