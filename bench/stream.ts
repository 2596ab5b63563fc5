import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Classified, classify } from "#stories/classify.server.ts";
import { isNews } from "#stories/story-class.ts";
import { sharedFeeds } from "../tests/feeds/folder.ts";

/** A real stream of five days, private test input beside the repository; null where it is missing. */
const file = join(sharedFeeds, "stream/january-1-5.jsonl");

type Item = {
  country: string;
  feedUrl?: string;
  lang: string;
  title: string;
  url: string;
  published: string;
  summary: string | null;
};

export type Classed = { item: Item; answer: Classified; parts: string[]; listed: boolean };

const excerptLength = 600;

/**
 * The stream's stories of even days, classified as feeds bring them: no others, so that figures can be compared with earlier
 * ones, though lists have been tuned on most of these days too (docs/decisions/019).
 * @param o.bare without addresses, which are also what the sections are told by
 */
export function classifyStream(o: { bare: boolean }): Classed[] | null {
  const path = process.env.STREAM ?? file;
  if (!existsSync(path)) return null;
  const items = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): Item => JSON.parse(line));
  return items
    .filter((item) => new Date(item.published).getUTCDate() % 2 === 0)
    .map((item) => {
      const answer = classify({
        title: item.title,
        excerpt: plainText(item.summary ?? ""),
        categories: [],
        lang: item.lang,
        url: o.bare ? null : item.url,
        feed: { url: o.bare ? null : (item.feedUrl ?? null), title: null },
        source: { country: item.country, language: item.lang, kind: "news" },
      });
      return { item, answer, parts: partsOf(item.url), listed: isNews(answer.class) };
    });
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, excerptLength);

const partsOf = (url: string): string[] =>
  new URL(url).pathname.split("/").slice(1, -1).slice(0, 3);

const named = (words: string) => {
  const known = new Set(words.split(" "));
  return ({ parts }: Classed) => parts.some((part) => known.has(part));
};
const sport = named("sport football fussball");
const soft = named(
  "tvshowbiz showbiz femail lifestyle lifeandstyle fashion food food-and-drink travel reise stil styl celebrity royals gwiazdy recipes",
);
const hard = named(
  "world politik ausland politics us-news swiat kraj polska zagranica international wirtschaft business panorama wiadomosc europe uk-news polityka biznes gospodarka economy australia-news",
);

/** Groups of the stream whose share on the lists says whether news is told from the rest, by the address. */
export const groups: Record<string, (story: Classed) => boolean> = {
  "hard-news sections": (s) => hard(s) && !sport(s) && !soft(s),
  "the fire of Crans-Montana": ({ item }) => /crans.montana/i.test(`${item.title} ${item.summary}`),
  sport,
  "showbiz and lifestyle": soft,
};
