import { slugOf } from "#stories/slug.server.ts";
import { plainText } from "./normalise/text.ts";

/** What a feed tells of who is behind it. `url`: where it is fetched from, or its own link; null for a bare file. */
export type FeedOrigin = {
  title: string | null;
  homepage: string | null;
  lang: string | null;
  url: string | null;
};

/** A publisher that no catalogue knows, in the feed's own words. */
export type NewPublisher = {
  id: string;
  name: string;
  homepage: string | null;
  country: string;
  language: string | null;
};

type Known = { id: string; homepage: string | null };

/**
 * The known publisher a feed belongs to: one whose homepage is the feed's homepage or a part of it, by host
 * (a subdomain counts) and path. The closest wins; the feed's own address is asked when the homepage says
 * nothing. Pages on shared platforms belong together only where the path says so.
 */
export function findPublisher<T extends Known>(feed: FeedOrigin, known: readonly T[]): T | null {
  for (const text of [feed.homepage, feed.url]) {
    const place = placeOf(text);
    if (!place) continue;
    let best: T | null = null;
    let closeness = -1;
    for (const one of known) {
      const home = placeOf(one.homepage);
      if (!home || !belongs(place, home)) continue;
      const score = home.host.length * 1000 + home.path.length;
      if (score > closeness) [best, closeness] = [one, score];
    }
    if (best) return best;
  }
  return null;
}

type Place = { host: string; path: string };

function placeOf(text: string | null): Place | null {
  const url = text === null ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return {
    host: url.hostname.replace(/^www\d?\./, ""),
    path: url.pathname.replace(/\/(index\.\w+)?$/, "").toLowerCase(),
  };
}

function belongs(place: Place, home: Place): boolean {
  const inside = place.path === home.path || place.path.startsWith(`${home.path}/`);
  if (place.host === home.host) return inside && (home.path !== "" || !shared(home.host));
  return place.host.endsWith(`.${home.host}`) && home.path === "" && !shared(home.host);
}

// Where many publishers live under one name: only the path, or a subdomain, tells them apart.
const platforms = `youtube.com soundcloud.com spotify.com podcasts.apple.com medium.com substack.com
  wordpress.com blogspot.com blogger.com tumblr.com vimeo.com dailymotion.com twitch.tv ausha.co acast.com
  libsyn.com podbean.com buzzsprout.com spreaker.com simplecast.com transistor.fm megaphone.fm omny.fm
  anchor.fm podigee.io art19.com audioboom.com captivate.fm podlove.org feedburner.com feeds.feedburner.com
  github.io pages.dev google.com facebook.com x.com reddit.com mastodon.social`.split(/\s+/);
const shared = (host: string) => platforms.includes(host);

/**
 * A publisher made of what its feed says. Its country is that of its domain, else that of its language where
 * only one country has it, else `EU`.
 *
 * @param fallback a name for a feed that gives neither title nor address
 */
export function newPublisher(feed: FeedOrigin, fallback: string): NewPublisher {
  const home = placeOf(feed.homepage) ?? placeOf(feed.url);
  const onPlatform = home && platforms.some((p) => home.host === p || home.host.endsWith(`.${p}`));
  const site = home && (onPlatform ? home.host + home.path : home.host);
  const title = plainText(feed.title, "title");
  const name = ownName(title, onPlatform ? undefined : home?.host) || site || fallback;
  return {
    id: idOf(site ?? `feed ${name}`),
    name: name.slice(0, 120),
    homepage: home && (onPlatform ? feed.homepage : originOf(feed.homepage ?? feed.url)),
    country: countryOfHost(home?.host) ?? countryOfLanguage(feed.lang) ?? "EU",
    language: /^[a-z]{2,3}(?=[-_]|$)/i.exec(feed.lang ?? "")?.[0].toLowerCase() ?? null,
  };
}

/** Of a title like "World news | The Guardian" the part that the host is named after, else all of it. */
function ownName(title: string, host = ""): string {
  const label = compact(
    host.split(".").at(/\.(com?|org|net|gov|ac)\.\w\w$/.test(host) ? -3 : -2) ?? "",
  );
  const parts = title.split(/\s+[-–—|·»•:]+\s+|:\s+/).filter((part) => compact(part).length > 2);
  const named = (part: string) => compact(part).includes(label) || label.includes(compact(part));
  return (label.length > 2 && parts.find(named)) || title;
}

const compact = (text: string) => slugOf(text).replaceAll("-", "");

const originOf = (text: string | null) => URL.parse(text ?? "")?.origin ?? null;

const idOf = (text: string): string => slugOf(text).slice(0, 80) || "feed";

// Country domains that mostly say something else (.tv, .io), and the two that are not ISO codes.
const generic = new Set(
  "ac ag ai am cc co cx fm gg im io la ly me nu sh st tk to tv vc ws".split(" "),
);
const domains: Record<string, string> = { uk: "GB", su: "RU" };

function countryOfHost(host: string | undefined): string | null {
  const last = /\.([a-z]{2})$/.exec(host ?? "")?.[1];
  return !last || generic.has(last) ? null : (domains[last] ?? last.toUpperCase());
}

const languages: Record<string, string> = {
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

/** Regions are believed but for those of English: `en-US` is what software says when nobody chose. */
function countryOfLanguage(lang: string | null): string | null {
  const [language = "", region = ""] = (lang ?? "").toLowerCase().split(/[-_]/);
  if (/^[a-z]{2}$/.test(region) && language !== "en")
    return domains[region] ?? region.toUpperCase();
  return languages[language] ?? null;
}
