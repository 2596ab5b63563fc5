/** The addresses of a publisher: its homepage, and further hosts that belong to it alone. */
export type PublisherAddresses = { homepage: string | null; hosts?: readonly string[] | undefined };

/**
 * The publisher to whom one of these addresses belongs: the address lies within its homepage, by host (subdomains
 * included) and path, or on one of its hosts. The closest match wins; the first address that has one decides. On shared
 * platforms the paths must match too.
 * @param addresses a feed's homepage, then the feed's own address
 */
export function findPublisher<T extends PublisherAddresses>(
  addresses: readonly (string | null)[],
  known: readonly T[],
): T | null {
  for (const text of addresses) {
    const location = locationOf(text);
    if (!location) continue;
    let best: T | null = null;
    let closeness = -1;
    for (const one of known)
      for (const home of homesOf(one)) {
        if (!isWithin(location, home)) continue;
        const score = home.host.length * 1000 + home.path.length;
        if (score > closeness) [best, closeness] = [one, score];
      }
    if (best) return best;
  }
  return null;
}

export type SiteLocation = { host: string; path: string };

/** The host without `www.` and the path without its end; null for what is no web address. */
export function locationOf(text: string | null): SiteLocation | null {
  const url = text === null ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return {
    host: url.hostname.replace(/^www\d?\./, ""),
    path: url.pathname.replace(/\/(index\.\w+)?$/, "").toLowerCase(),
  };
}

const homesOf = ({ homepage, hosts = [] }: PublisherAddresses): SiteLocation[] => {
  const home = locationOf(homepage);
  return [...(home ? [home] : []), ...hosts.map((host) => ({ host, path: "" }))];
};

function isWithin(location: SiteLocation, home: SiteLocation): boolean {
  const inside = location.path === home.path || location.path.startsWith(`${home.path}/`);
  if (location.host === home.host) return inside && (home.path !== "" || !isPlatform(home.host));
  return location.host.endsWith(`.${home.host}`) && home.path === "" && !isPlatform(home.host);
}

/** Hosts shared by many publishers, which only differ by path or subdomain. */
const platforms = `youtube.com soundcloud.com spotify.com podcasts.apple.com medium.com substack.com
  wordpress.com blogspot.com blogger.com tumblr.com vimeo.com dailymotion.com twitch.tv ausha.co acast.com
  libsyn.com podbean.com buzzsprout.com spreaker.com simplecast.com transistor.fm megaphone.fm omny.fm
  anchor.fm podigee.io art19.com audioboom.com captivate.fm podlove.org feedburner.com feeds.feedburner.com
  github.io pages.dev google.com facebook.com x.com twitter.com instagram.com patreon.com linktr.ee reddit.com
  mastodon.social`.split(/\s+/);
const isPlatform = (host: string) => platforms.includes(host);

/** Whether many publishers share the host, or the host above it. */
export const isOnPlatform = (host: string): boolean =>
  platforms.some((platform) => host === platform || host.endsWith(`.${platform}`));
