import { cookieNames, cookieValue } from "#platform/http/cookies.ts";
import { type Country, countryOf, memberStates } from "./country.ts";
import { isCursor } from "./cursor.ts";
import type { StorySummary } from "./story.ts";
import { type Topic, topics } from "./topic.ts";

export const hubTabs = ["all", "trending", "bias"] as const;
export type HubTab = (typeof hubTabs)[number];

/** What a reader has chosen in the hub; the figures are the specification's (sections 4 and 9). */
export type Filters = { topics: Topic[]; countries: Country[] };
export const hubSize = 12;
export const defaultFilters: Filters = { topics: ["Politics", "Economy"], countries: [] };

export type Hub = Filters & {
  tab: HubTab;
  /** The place after which the list goes on; null from the newest on. */
  cursor: string | null;
};

/** Where the event of a story is told, and by how many publishers. */
export type EventLine = { slug: string; publishers: number };
/** A story of the hub; `event` is null where nobody else reports it. */
export type HubStory = StorySummary & { event: EventLine | null };

/** What the feed is asked for: Politics where no topic is chosen (specification, section 4). */
export const askedTopics = (chosen: readonly Topic[]): Topic[] =>
  chosen.length > 0 ? [...chosen] : ["Politics"];

const longest = 60;

/**
 * Reads `tab`, `topics`, `countries` (names or codes; both may come repeated, or joined by commas) and `cursor`.
 * An address that names neither topics nor countries means those that are remembered.
 * @returns what is asked for, the values that mean nothing here, and whether the address names filters
 */
export function readHub(
  params: URLSearchParams,
  remembered: Filters = defaultFilters,
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
  const all = <T>(name: string, of: (text: string) => T | null) =>
    params.getAll(name).flatMap((one) => one.split(",").flatMap((text) => read(text, of)));
  const named = params.has("topics") || params.has("countries");
  const chosenTopics = all("topics", topicOf);
  const chosenCountries = all("countries", memberStateOf);
  return {
    hub: {
      topics: named ? topics.filter((t) => chosenTopics.includes(t)) : remembered.topics,
      countries: named
        ? memberStates.filter((c) => chosenCountries.includes(c))
        : remembered.countries,
      tab: all("tab", (text) => hubTabs.find((tab) => tab === text) ?? null)[0] ?? "all",
      cursor: read(params.get("cursor") ?? "", (text) => (isCursor(text) ? text : null))[0] ?? null,
    },
    ignored: [...ignored].slice(0, 5),
    named,
  };
}

const topicOf = (text: string): Topic | null =>
  topics.find((topic) => topic.toLowerCase() === text.toLowerCase()) ?? null;
const memberStateOf = (text: string): Country | null => {
  const country = countryOf(text);
  return country && country !== "EU" ? country : null;
};
/** What was written, short and without what cannot be seen. */
const readable = (text: string) => text.replace(/\p{C}/gu, "\u{fffd}").slice(0, longest);

/** The address of what is asked for, whole: it says the same to whoever opens it. */
export function hubPath({ topics, countries, tab, cursor }: Hub): string {
  const query = [
    ...(tab === "all" ? [] : [`tab=${tab}`]),
    `topics=${topics.join(",")}`,
    ...(countries.length > 0 ? [`countries=${countries.join(",")}`] : []),
    ...(cursor ? [`cursor=${cursor}`] : []),
  ];
  return `/news?${query.join("&")}`;
}

/** The value of the cookie that remembers the filters, as the reader left them. */
export const rememberedText = ({ topics, countries }: Filters): string =>
  `${topics.join(".")}~${countries.join(".")}`;

/** The remembered filters of a cookie header; the default where it holds none, or holds what we did not write. */
export function rememberedFilters(cookies: string): Filters {
  const value = cookieValue(cookies, cookieNames.hubFilters) ?? "";
  const [, topicNames, codes] = /^([\w.]*)~([\w.]*)$/.exec(value) ?? [];
  if (topicNames === undefined || codes === undefined) return defaultFilters;
  return {
    topics: topics.filter((topic) => topicNames.split(".").includes(topic)),
    countries: memberStates.filter((code) => codes.split(".").includes(code)),
  };
}

export const sameFilters = (a: Filters, b: Filters): boolean =>
  rememberedText(a) === rememberedText(b);

/** Whether a story belongs to what the filters ask for. */
export const belongsTo = (
  filters: Filters,
  story: { topics: readonly string[]; countries: readonly string[] },
): boolean =>
  askedTopics(filters.topics).some((topic) => story.topics.includes(topic)) &&
  (filters.countries.length === 0 ||
    filters.countries.some((code) => story.countries.includes(code)));
