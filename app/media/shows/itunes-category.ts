import { topicsOfCategory } from "#stories/category.ts";
import type { Topic } from "#stories/topic.ts";

/** A category of Apple Podcasts' list, and one of its subcategories. */
type ItunesCategory = readonly [category: string, subcategory?: string];

/** Our topics in Apple's list of categories (Apple Podcasts for Creators, "Apple Podcasts categories"). */
const categories: Record<Topic, ItunesCategory> = {
  Politics: ["News", "Politics"],
  Economy: ["News", "Business News"],
  Climate: ["Science", "Earth Sciences"],
  Technology: ["News", "Tech News"],
  Defense: ["Government"],
  Trade: ["News", "Business News"],
  Immigration: ["Society & Culture"],
  Healthcare: ["Health & Fitness", "Medicine"],
  Education: ["Education"],
  Energy: ["News", "Business News"],
  Agriculture: ["Science", "Nature"],
  Transport: ["Society & Culture", "Places & Travel"],
};

/** The category that a show has in podcast apps; News for one of no topic. @param category as the show has it */
export function itunesCategory(category: string | null): ItunesCategory {
  const [topic] = topicsOfCategory(category);
  return topic ? categories[topic] : ["News"];
}
