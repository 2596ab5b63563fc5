import { cookieValue } from "#platform/http/cookie-header.ts";
import { cookieNames } from "#platform/http/cookies.ts";
import { type CoveredPlace, coveredPlaceOf, filterPlaces } from "./country.ts";
import { isCursor } from "./cursor.ts";
import type { FeedFormat } from "./feed-document.ts";
import type { StorySummary } from "./story.ts";
import { type Topic, topics } from "./topic.ts";

export const hubTabs = ["all", "trending", "bias"] as const;
export type HubTab = (typeof hubTabs)[number];

/** The filters of the hub. */
export type Filters = { topics: Topic[]; countries: CoveredPlace[] };
export const hubSize = 12;
export const defaultFilters: Filters = { topics: ["Politics", "Economy"], countries: [] };

export type Hub = Filters & {
  tab: HubTab;
  /** The story languages; null: all. They belong to the reader, not to the address. */
  languages: readonly string[] | null;
  /** The cursor after which the list goes on; null for the newest stories. */
  cursor: string | null;
};

/** The event of a story, and how many publishers report it. */
export type EventLine = { slug: string; publishers: number };
export type OtherCoverageStory = Pick<
  StorySummary,
  "id" | "slug" | "title" | "lang" | "source" | "original"
>;
/** A story of the hub; `event` is null if no other publisher reports it. */
export type HubStory = StorySummary & {
  event: EventLine | null;
  /** Other stories on its event that were loaded with it, in the list's order. */
  otherCoverage?: OtherCoverageStory[];
};

/** Stories that were loaded together, those of one event in one row, at the place of the first of them. */
export function hubRows(stories: readonly HubStory[]): HubStory[] {
  const rows = Map.groupBy(stories, ({ event, slug }) => (event ? `event ${event.slug}` : slug));
  return [...rows.values()].flatMap(([first, ...others]) =>
    first && others.length > 0
      ? [
          {
            ...first,
            otherCoverage: others.map(({ id, slug, title, lang, source, original }) => {
              return { id, slug, title, lang, source, original };
            }),
          },
        ]
      : (first ?? []),
  );
}

/** The topics to request: Politics if none is chosen. */
export const askedTopics = (chosen: readonly Topic[]): Topic[] =>
  chosen.length > 0 ? [...chosen] : ["Politics"];

const longest = 60;

/**
 * Reads `tab`, `topics`, `countries` (names or codes; both may be repeated, or joined by commas) and `cursor`. Without
 * topics and countries in the address, the remembered filters apply.
 * @param languages the reader's; null: all
 * @returns the hub, the values that could not be read, and whether the address names filters
 */
export function readHub(
  params: URLSearchParams,
  remembered: Filters = defaultFilters,
  languages: readonly string[] | null = null,
): { hub: Hub; ignored: string[]; named: boolean } {
  const ignored = new Set<string>();
  const read = <T>(text: string, of: (text: string) => T | null): T[] => {
    const value = text.trim();
    if (value === "") return [];
    const known = of(value);
    if (known !== null) return [known];
    ignored.add(readable(value));
    return [];
  };
  const valuesOf = <T>(name: string, of: (text: string) => T | null) =>
    params.getAll(name).flatMap((one) => one.split(",").flatMap((text) => read(text, of)));
  const named = params.has("topics") || params.has("countries");
  const chosenTopics = valuesOf("topics", topicOf);
  const chosenCountries = valuesOf("countries", coveredPlaceOf);
  return {
    hub: {
      topics: named ? topics.filter((t) => chosenTopics.includes(t)) : remembered.topics,
      countries: named
        ? filterPlaces.filter((c) => chosenCountries.includes(c))
        : remembered.countries,
      languages,
      tab: valuesOf("tab", (text) => hubTabs.find((tab) => tab === text) ?? null)[0] ?? "all",
      cursor: read(params.get("cursor") ?? "", (text) => (isCursor(text) ? text : null))[0] ?? null,
    },
    ignored: [...ignored].slice(0, 5),
    named,
  };
}

const topicOf = (text: string): Topic | null =>
  topics.find((topic) => topic.toLowerCase() === text.toLowerCase()) ?? null;
/** A value that is safe to show: short, without invisible characters. */
const readable = (text: string) => text.replace(/\p{C}/gu, "\u{fffd}").slice(0, longest);

/** The address with all filters, so that it shows the same to all readers with the same languages. */
export function hubPath({ topics, countries, tab, cursor }: Omit<Hub, "languages">): string {
  const query = [
    ...(tab === "all" ? [] : [`tab=${tab}`]),
    `topics=${topics.join(",")}`,
    ...(countries.length > 0 ? [`countries=${countries.join(",")}`] : []),
    ...(cursor ? [`cursor=${cursor}`] : []),
  ];
  return `/news?${query.join("&")}`;
}

/**
 * The address of a member's private feed of the hub. It contains the filters, so that they can be read and changed.
 * @param languages null: all
 */
export function hubFeedPath(
  token: string,
  format: FeedFormat,
  { topics, countries, languages }: Pick<Hub, "topics" | "countries" | "languages">,
): string {
  const query = [
    `topics=${topics.join(",")}`,
    ...(countries.length > 0 ? [`countries=${countries.join(",")}`] : []),
    ...(languages ? [`languages=${languages.join(",")}`] : []),
  ];
  return `/feeds/hub/${token}/news.${format}?${query.join("&")}`;
}

export const rememberedText = ({ topics, countries }: Filters): string =>
  `${topics.join(".")}~${countries.join(".")}`;

/** The remembered filters in a cookie header; the default if there are none, or if they are invalid. */
export function rememberedFilters(cookies: string): Filters {
  const value = cookieValue(cookies, cookieNames.hubFilters) ?? "";
  const [, topicNames, codes] = /^([\w.]*)~([\w.]*)$/.exec(value) ?? [];
  if (topicNames === undefined || codes === undefined) return defaultFilters;
  return {
    topics: topics.filter((topic) => topicNames.split(".").includes(topic)),
    countries: filterPlaces.filter((code) => codes.split(".").includes(code)),
  };
}

export const sameFilters = (a: Filters, b: Filters): boolean =>
  rememberedText(a) === rememberedText(b);

/** Whether a story matches the filters, and is in a language of the reader. */
export const belongsTo = (
  filters: Filters & Pick<Hub, "languages">,
  story: { lang: string; topics: readonly string[]; countries: readonly string[] },
): boolean =>
  (filters.languages?.includes(story.lang) ?? true) &&
  (topics.every((topic) => filters.topics.includes(topic)) ||
    askedTopics(filters.topics).some((topic) => story.topics.includes(topic))) &&
  (filters.countries.length === 0 ||
    filters.countries.some((code) => story.countries.includes(code)));
