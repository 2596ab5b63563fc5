import { isTopic, type Topic } from "../topic.ts";
import { labelsOfCategory } from "./category-names.ts";
import { kindOfSection, type SectionKind } from "./section-words.ts";

/** The publisher's section of a story, as far as its address and its categories tell. */
export type PublisherSection = {
  /** The kind of the section; null if it is unknown, or says nothing about the class of the story. */
  kind: "Topic" | Exclude<SectionKind, "News" | "Domestic" | "Opinion"> | null;
  /** Topics that a section is named after. */
  topics: Topic[];
  isOpinion: boolean;
  /** The section for the outlet's own country. */
  isDomesticSection: boolean;
};

const nonNewsKinds = new Set<SectionKind | "Topic">(["Showbiz", "Lifestyle"]);
const unspecificKinds = new Set<SectionKind | "Topic">(["News", "Domestic", "Opinion", "Service"]);

/** Subdomains that are not sections. */
const otherSubdomains =
  /^(?:www\d?|m|amp|pro|mobile?|rss|feeds?|news|english|wiadomosci|wydarzenia)$/;
/** The section in the last part of an address that is a section and a number: `/news/science-environment-12345678`. */
const sectionPrefix = /^([a-z]+(?:-[a-z]+){0,3})-\d{7,}$/;
const longestPart = 28;
const maxParts = 3;
const maxCategories = 5;

/**
 * The section of a story, by its address (without the last part, which names the story) and its categories. The address
 * goes before the categories, sport before all else, and a subsection before the section above it.
 */
export const sectionOfPiece = (
  url: string | null,
  categories: readonly string[],
): PublisherSection => sectionFrom(partsOf(url, true), categories);

/** The section that a feed is of, by its address and its title. */
export function sectionOfFeed(feed: {
  url: string | null;
  title: string | null;
}): PublisherSection {
  const title = (feed.title ?? "").split(/\s*[|»>:/·•]\s*|\s[-–—]\s/).filter(Boolean);
  return sectionFrom(
    partsOf(feed.url, false).map((part) => part.replace(/(?:[,_-]\d+)?\.\w+$/, "")),
    title.length > 1 ? title : [],
  );
}

function partsOf(url: string | null, ofPiece: boolean): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { hostname, pathname } = new URL(url);
  const path = pathname.split("/").filter(Boolean);
  const name = ofPiece ? path.pop() : undefined;
  const prefix = sectionPrefix.exec(name ?? "")?.[1];
  if (prefix) path.push(prefix);
  return [
    ...hostname
      .split(".")
      .slice(0, -2)
      .filter((part) => !otherSubdomains.test(part)),
    ...path
      .map(decoded)
      // "web" is where some sites keep all their pages, and no section on the web.
      .filter((part) => part.length < longestPart && !/^(?:\d|article|live$|video|web$)/.test(part))
      .slice(0, maxParts),
  ];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Kind = SectionKind | "Topic";

function sectionFrom(parts: readonly string[], categories: readonly string[]): PublisherSection {
  const topics = new Set<Topic>();
  const kindOf = (name: string): Kind | null => {
    const kind = kindOfSection(name);
    if (kind) return kind;
    const named = labelsOfCategory(name.replaceAll("-", " ")).filter(isTopic);
    for (const topic of named) topics.add(topic);
    return named.length > 0 ? "Topic" : null;
  };
  const isKnown = (kind: Kind | null): kind is Kind => kind !== null;
  const ofAddress = parts
    .map(kindOf)
    .map((kind, i) => (isTelevisionReview(parts[i], parts[i - 1]) ? "Culture" : kind))
    .filter(isKnown);
  const ofCategories = categories.slice(0, maxCategories).flatMap((category) => {
    const whole = kindOf(category);
    return isKnown(whole)
      ? [whole]
      : category
          .split(/[/|>»:]/)
          .map(kindOf)
          .filter(isKnown);
  });
  const all = [...ofAddress, ...ofCategories];
  return {
    kind: mostSpecific(ofAddress) ?? mostSpecific(all),
    topics: [...topics],
    isOpinion: all.includes("Opinion"),
    isDomesticSection: ofAddress.includes("Domestic"),
  };
}

/** Television within a section on culture means reviews, which are culture rather than showbiz. */
const isTelevisionReview = (part: string | undefined, above: string | undefined): boolean =>
  /^(?:tv|tele|television|fernsehen)$/.test(part ?? "") &&
  above !== undefined &&
  kindOfSection(above) === "Culture";

function mostSpecific(kinds: Kind[]): PublisherSection["kind"] {
  const found =
    kinds.find((kind) => kind === "Sport") ??
    kinds.findLast((kind) => nonNewsKinds.has(kind)) ??
    kinds.findLast((kind) => !unspecificKinds.has(kind)) ??
    kinds.find((kind) => kind === "Service");
  return (found as PublisherSection["kind"] | undefined) ?? null;
}
