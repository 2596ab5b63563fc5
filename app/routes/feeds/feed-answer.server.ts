import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { textsFor } from "#locales/texts.server.ts";
import { servicesContext } from "#platform/context.ts";
import type { Locale } from "#platform/locale.ts";
import { siteOf } from "#site/site.server.ts";
import { type FeedFormat, feedTypes } from "#stories/feed-document.ts";
import type { StorySummary } from "#stories/story.ts";
import { feedEntries, writeFeed } from "#stories/syndication.server.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { FeedSubject } from "./feeds.server.ts";

type Written = Omit<FeedSubject, "name"> & {
  /** The feed's own address, without the origin. */
  path: string;
  format: FeedFormat;
  locale: Locale;
  /** The language in the address; null if there is none. */
  named: Locale | null;
  /** Whether its reader may read the whole of an own piece. */
  isOpen: (story: StorySummary) => boolean;
  hub: string | null;
};

/** A feed of stories as text. It only changes with its stories, so that requests can be answered with 304. */
export async function feedText(
  feed: Written,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const { db, config } = context.get(servicesContext);
  const site = siteOf(context);
  const { path, format, locale, named } = feed;
  const entries = await feedEntries(db, feed.selection, {
    baseUrl: site.baseUrl,
    isFree: feed.isOpen,
    reviewedOnly: config.production,
    words: wordsIn(locale),
  });
  return writeFeed(
    {
      title: `${feed.title} | ${site.name}`,
      description: feed.description,
      home: site.baseUrl + withLanguage(feed.home, named),
      self: site.baseUrl + withLanguage(path, named),
      lang: locale,
      site: site.name,
      hub: feed.hub,
      // An empty feed has a fixed date, so that it stays the same.
      updated: new Date(Math.max(...entries.map((e) => e.updated.getTime()), beginning)),
      entries,
    },
    format,
  );
}

const beginning = Date.UTC(2026, 0, 1);

function wordsIn(locale: Locale) {
  const t = textsFor("stories", locale);
  return {
    sample: t("sample"),
    ai: ({ reviewedBy }: { reviewedBy: string | null }) =>
      reviewedBy ? t("article.aiReviewed", { name: reviewedBy }) : t("article.aiUnreviewed"),
  };
}

/** The response with a private feed; 304 if the program has it already. */
export function privateAnswer(request: Request, text: string, type: string): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
  // The list is compared weakly (RFC 9110, 13.1.2).
  const known = (request.headers.get("if-none-match") ?? "").split(",");
  return known.some((one) => one.trim().replace(/^W\//, "") === etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers: { ...headers, "Content-Type": `${type}; charset=utf-8` } });
}

/** The response with a public feed, with its hub in a `Link` header (W3C, WebSub, section 4). */
export function publicAnswer(
  text: string,
  { self, format, hub }: { self: string; format: FeedFormat; hub: string | null },
): Response {
  const headers = new Headers({ "Content-Type": `${feedTypes[format]}; charset=utf-8` });
  if (hub) headers.set("Link", `<${hub}>; rel="hub", <${self}>; rel="self"`);
  return new Response(text, { headers });
}
