/** Podcast apps that open a feed by an address of their own scheme, as their makers document it. */
const apps = [
  { name: "Apple Podcasts", address: (_: string, bare: string) => `podcast://${bare}` },
  { name: "AntennaPod", address: (_: string, bare: string) => `antennapod-subscribe://${bare}` },
  { name: "Pocket Casts", address: (_: string, bare: string) => `pktc://subscribe/${bare}` },
  {
    name: "Overcast",
    address: (feed: string) => `overcast://x-callback-url/add?url=${encodeURIComponent(feed)}`,
  },
] as const;

/**
 * The links by which a feed is subscribed to: one for each app, and `feed:` for any other app on the device. They open the
 * app directly, without a request to its maker. @param feed an absolute address
 */
export function subscribeLinks(feed: string): {
  apps: { name: string; href: string }[];
  other: string;
} {
  const bare = feed.replace(/^https?:\/\//, "");
  return {
    apps: apps.map(({ name, address }) => ({ name, href: address(feed, bare) })),
    other: `feed:${feed}`,
  };
}
