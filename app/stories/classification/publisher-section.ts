import { isTopic, type Topic } from "../topic.ts";
import { labelsOfCategory } from "./category-names.ts";
import { kindOfSection, type SectionKind } from "./section-words.ts";

/** Where the publisher has put a piece, as far as its address and its categories say so. */
export type Placement = {
  /** The section that decides; null if none is known, or only one that says nothing about the class. */
  kind: "Topic" | Exclude<SectionKind, "News" | "Home" | "Opinion"> | null;
  /** Topics that a section is named after. */
  topics: Topic[];
  opinion: boolean;
  /** The section for the outlet's own country. */
  home: boolean;
};

const soft = new Set<SectionKind | "Topic">(["Showbiz", "Lifestyle"]);
const undecided = new Set<SectionKind | "Topic">(["News", "Home", "Opinion", "Service"]);

/** Subdomains that are no sections. */
const hosts = /^(?:www\d?|m|amp|pro|mobile?|rss|feeds?|news|english|wiadomosci|wydarzenia)$/;
const longestPart = 28;
const mostParts = 3;
const mostCategories = 5;

/**
 * Where a piece stands, by its address (all but its last part, which names the piece) and its categories. The address
 * decides before the categories, sport anywhere, and a narrow section before the wide one above it.
 */
export const placementOf = (url: string | null, categories: readonly string[]): Placement =>
  decide(partsOf(url, true), categories);

/** What a feed is about, by its address and its title. */
export function placementOfFeed(feed: { url: string | null; title: string | null }): Placement {
  const title = (feed.title ?? "").split(/\s*[|»>:/·•]\s*|\s[-–—]\s/).filter(Boolean);
  return decide(
    partsOf(feed.url, false).map((part) => part.replace(/(?:[,_-]\d+)?\.\w+$/, "")),
    title.length > 1 ? title : [],
  );
}

function partsOf(url: string | null, ofPiece: boolean): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { hostname, pathname } = new URL(url);
  const path = pathname.split("/").filter(Boolean);
  if (ofPiece) path.pop();
  return [
    ...hostname
      .split(".")
      .slice(0, -2)
      .filter((part) => !hosts.test(part)),
    ...path
      .map(decoded)
      .filter((part) => part.length < longestPart && !/^(?:\d|article|live$|video)/.test(part))
      .slice(0, mostParts),
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

function decide(parts: readonly string[], categories: readonly string[]): Placement {
  const topics = new Set<Topic>();
  const kindOf = (name: string): Kind | null => {
    const kind = kindOfSection(name);
    if (kind) return kind;
    const named = labelsOfCategory(name.replaceAll("-", " ")).filter(isTopic);
    for (const topic of named) topics.add(topic);
    return named.length > 0 ? "Topic" : null;
  };
  const known = (kind: Kind | null): kind is Kind => kind !== null;
  const ofAddress = parts
    .map(kindOf)
    .map((kind, i) => (isCritique(parts[i], parts[i - 1]) ? "Culture" : kind))
    .filter(known);
  const ofCategories = categories.slice(0, mostCategories).flatMap((category) => {
    const whole = kindOf(category);
    return known(whole)
      ? [whole]
      : category
          .split(/[/|>»:]/)
          .map(kindOf)
          .filter(known);
  });
  const all = [...ofAddress, ...ofCategories];
  return {
    kind: decisive(ofAddress) ?? decisive(all),
    topics: [...topics],
    opinion: all.includes("Opinion"),
    home: ofAddress.includes("Home"),
  };
}

/** Television within the section on culture is watched by critics. */
const isCritique = (part: string | undefined, above: string | undefined): boolean =>
  /^(?:tv|tele|television|fernsehen)$/.test(part ?? "") &&
  above !== undefined &&
  kindOfSection(above) === "Culture";

function decisive(kinds: Kind[]): Placement["kind"] {
  const found =
    kinds.find((kind) => kind === "Sport") ??
    kinds.findLast((kind) => soft.has(kind)) ??
    kinds.findLast((kind) => !undecided.has(kind)) ??
    kinds.find((kind) => kind === "Service");
  return (found as Placement["kind"] | undefined) ?? null;
}
