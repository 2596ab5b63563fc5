import { unknownCountry } from "#stories/country.ts";
import { isOnPlatform, locationOf } from "#stories/publisher.ts";
import { slugOf } from "#stories/slug.server.ts";
import { cleanFeedTitle, isGenericTitle } from "./normalise/title.server.ts";

/** What a feed says about its publisher. `url`: its address, or its self link; null for a file without one. */
export type FeedOrigin = {
  title: string | null;
  homepage: string | null;
  lang: string | null;
  url: string | null;
};

/** A publisher that is not in the catalogue, made from the feed. */
export type NewPublisher = {
  id: string;
  name: string;
  homepage: string | null;
  country: string;
  language: string | null;
};

/**
 * A new publisher made from its feed. Its country is that of its domain, else that of its language if only one country
 * speaks it, else unknown: only institutions under europa.eu are of the Union. It is named by its feed's title, or by its
 * host where the title is no name ("News").
 *
 * @param fallback a name for a feed that has neither title nor address
 */
export function newPublisher(feed: FeedOrigin, fallback: string): NewPublisher {
  const home = locationOf(feed.homepage) ?? locationOf(feed.url);
  const onPlatform = home !== null && isOnPlatform(home.host);
  const site = home && (onPlatform ? home.host + home.path : home.host);
  const title = cleanFeedTitle(feed.title);
  const named = isGenericTitle(title) && site ? "" : title;
  const name = nameFromTitle(named, onPlatform ? undefined : home?.host) || site || fallback;
  return {
    id: publisherId(site ?? `feed ${name}`),
    name: name.slice(0, 120),
    homepage: home && (onPlatform ? feed.homepage : originOf(feed.homepage ?? feed.url)),
    country: countryOfHost(home?.host) ?? countryOfLanguage(feed.lang) ?? unknownCountry,
    language: /^[a-z]{2,3}(?=[-_]|$)/i.exec(feed.lang ?? "")?.[0].toLowerCase() ?? null,
  };
}

/**
 * The part of a title like "World news | The Guardian" that resembles the host, else the title without what only names a
 * section.
 */
function nameFromTitle(title: string, host = ""): string {
  const label = lettersOf(
    host.split(".").at(/\.(com?|org|net|gov|ac)\.\w\w$/.test(host) ? -3 : -2) ?? "",
  );
  const parts = title
    .split(/\s+(?:[-–—|·»•:]+|\/\/)\s+|:\s+/)
    .filter((part) => lettersOf(part).length > 1);
  const named = (part: string) =>
    lettersOf(part).includes(label) || label.includes(lettersOf(part));
  const specific = parts.filter((part) => !isGenericTitle(part));
  return (
    (label.length > 2 && specific.find(named)) ||
    (specific.length === 1 && specific.length < parts.length && specific[0]) ||
    title
  );
}

const lettersOf = (text: string) => slugOf(text).replaceAll("-", "");

const originOf = (text: string | null) => URL.parse(text ?? "")?.origin ?? null;

const publisherId = (text: string): string => slugOf(text).slice(0, 80) || "feed";

// Country domains that mostly mean something else (.tv, .io), and the two that are not ISO codes.
const genericDomains = new Set(
  "ac ag ai am cc co cx fm gg im io la ly me nu sh st tk to tv vc ws".split(" "),
);
const countryByDomain: Record<string, string> = { uk: "GB", su: "RU" };

function countryOfHost(host: string | undefined): string | null {
  const last = /\.([a-z]{2})$/.exec(host ?? "")?.[1];
  if (last === "eu") return /(?:^|\.)europa\.eu$/.test(host ?? "") ? "EU" : null;
  return !last || genericDomains.has(last) ? null : (countryByDomain[last] ?? last.toUpperCase());
}

const countryByLanguage: Record<string, string> = {
  bg: "BG",
  cs: "CZ",
  da: "DK",
  el: "GR",
  et: "EE",
  fi: "FI",
  ga: "IE",
  hr: "HR",
  hu: "HU",
  it: "IT",
  lt: "LT",
  lv: "LV",
  mt: "MT",
  pl: "PL",
  ro: "RO",
  sk: "SK",
  sl: "SI",
  sv: "SE",
};

/** The region of a language tag counts, except for English: `en-US` is the default of much software. */
function countryOfLanguage(lang: string | null): string | null {
  const [language = "", region = ""] = (lang ?? "").toLowerCase().split(/[-_]/);
  if (/^[a-z]{2}$/.test(region) && language !== "en")
    return countryByDomain[region] ?? region.toUpperCase();
  return countryByLanguage[language] ?? null;
}
