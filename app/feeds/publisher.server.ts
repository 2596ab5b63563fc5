import { slugOf } from "#stories/slug.server.ts";
import { plainText } from "./normalise/text.ts";

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

type KnownPublisher = { id: string; homepage: string | null };

/**
 * The known publisher of a feed: the feed's homepage lies within the publisher's homepage, by host (subdomains
 * included) and path. The closest match wins. If the homepage matches none, the feed's address is tried. On shared
 * platforms the paths must match too.
 */
export function findPublisher<T extends KnownPublisher>(
  feed: FeedOrigin,
  known: readonly T[],
): T | null {
  for (const text of [feed.homepage, feed.url]) {
    const location = locationOf(text);
    if (!location) continue;
    let best: T | null = null;
    let closeness = -1;
    for (const one of known) {
      const home = locationOf(one.homepage);
      if (!home || !isWithin(location, home)) continue;
      const score = home.host.length * 1000 + home.path.length;
      if (score > closeness) [best, closeness] = [one, score];
    }
    if (best) return best;
  }
  return null;
}

type SiteLocation = { host: string; path: string };

function locationOf(text: string | null): SiteLocation | null {
  const url = text === null ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return {
    host: url.hostname.replace(/^www\d?\./, ""),
    path: url.pathname.replace(/\/(index\.\w+)?$/, "").toLowerCase(),
  };
}

function isWithin(location: SiteLocation, home: SiteLocation): boolean {
  const inside = location.path === home.path || location.path.startsWith(`${home.path}/`);
  if (location.host === home.host) return inside && (home.path !== "" || !isPlatform(home.host));
  return location.host.endsWith(`.${home.host}`) && home.path === "" && !isPlatform(home.host);
}

// Hosts shared by many publishers, which only differ by path or subdomain.
const platforms = `youtube.com soundcloud.com spotify.com podcasts.apple.com medium.com substack.com
  wordpress.com blogspot.com blogger.com tumblr.com vimeo.com dailymotion.com twitch.tv ausha.co acast.com
  libsyn.com podbean.com buzzsprout.com spreaker.com simplecast.com transistor.fm megaphone.fm omny.fm
  anchor.fm podigee.io art19.com audioboom.com captivate.fm podlove.org feedburner.com feeds.feedburner.com
  github.io pages.dev google.com facebook.com x.com reddit.com mastodon.social`.split(/\s+/);
const isPlatform = (host: string) => platforms.includes(host);

/**
 * A new publisher made from its feed. Its country is that of its domain, else that of its language if only one country
 * speaks it, else `EU`.
 *
 * @param fallback a name for a feed that has neither title nor address
 */
export function newPublisher(feed: FeedOrigin, fallback: string): NewPublisher {
  const home = locationOf(feed.homepage) ?? locationOf(feed.url);
  const onPlatform = home && platforms.some((p) => home.host === p || home.host.endsWith(`.${p}`));
  const site = home && (onPlatform ? home.host + home.path : home.host);
  const title = plainText(feed.title, "title");
  const name = nameFromTitle(title, onPlatform ? undefined : home?.host) || site || fallback;
  return {
    id: publisherId(site ?? `feed ${name}`),
    name: name.slice(0, 120),
    homepage: home && (onPlatform ? feed.homepage : originOf(feed.homepage ?? feed.url)),
    country: countryOfHost(home?.host) ?? countryOfLanguage(feed.lang) ?? "EU",
    language: /^[a-z]{2,3}(?=[-_]|$)/i.exec(feed.lang ?? "")?.[0].toLowerCase() ?? null,
  };
}

/** The part of a title like "World news | The Guardian" that resembles the host, else the whole title. */
function nameFromTitle(title: string, host = ""): string {
  const label = lettersOf(
    host.split(".").at(/\.(com?|org|net|gov|ac)\.\w\w$/.test(host) ? -3 : -2) ?? "",
  );
  const parts = title.split(/\s+[-–—|·»•:]+\s+|:\s+/).filter((part) => lettersOf(part).length > 2);
  const named = (part: string) =>
    lettersOf(part).includes(label) || label.includes(lettersOf(part));
  return (label.length > 2 && parts.find(named)) || title;
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
