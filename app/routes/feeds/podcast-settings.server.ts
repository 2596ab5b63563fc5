import type { RouterContextProvider } from "react-router";
import { textsFor } from "#locales/texts.server.ts";
import type { FeedFor } from "#media/podcast-feed.server.ts";
import { servicesContext } from "#platform/context.ts";
import { isLocale } from "#platform/locale.ts";

/** The site's facts for the feeds of a show; texts of ours are in the show's language, else English. */
export function podcastSettings(
  context: Readonly<RouterContextProvider>,
): Omit<FeedFor, "mayAccess" | "privateFeed"> {
  const { baseUrl, site, webSubHub } = context.get(servicesContext).config;
  return {
    baseUrl,
    site: { name: site.name, operator: site.operator, mailbox: site.mailbox, hub: webSubHub },
    words: (lang) => {
      const locale = isLocale(lang) ? lang : "en";
      return {
        sample: textsFor("stories", locale)("sample"),
        funding: textsFor("shows", locale)("funding"),
      };
    },
  };
}

export const rssAnswer = (text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", ...headers },
  });

/** 404 without an entry in the log, since the address may contain a token. */
export const noFeed = (): Response =>
  new Response("Not Found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
