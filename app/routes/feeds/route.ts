import { redirect } from "react-router";
import { textsFor } from "#locales/texts.server.ts";
import { servicesContext } from "#platform/context.ts";
import { type Locale, localeOf } from "#platform/locale.ts";
import { siteOf } from "#site/site.server.ts";
import { feedFormats, feedTypes } from "#stories/feed-document.ts";
import { feedEntries, writeFeed } from "#stories/syndication.server.ts";
import { mayRead } from "#subscriptions/access.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/route.ts";
import { feedSubjects } from "./feeds.server.ts";

/**
 * `/feeds/{kind}/{name}.{rss,atom,json}`: the newest stories of a topic, a country, an author, a source. The language of its own words is in
 * the address, else English; no cookie and no header changes it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, now, config } = services;
  const [, name = "", extension] = /^([\w-]{1,60})\.([a-z]{3,4})$/.exec(params.file) ?? [];
  const format = feedFormats.find((f) => f === extension);
  const locale = localeOf({ search: url.searchParams, cookie: "", acceptLanguage: "" });
  const named = url.searchParams.get("lang") === locale ? locale : null;
  const read = Object.hasOwn(feedSubjects, params.kind) ? feedSubjects[params.kind] : null;
  const subject = format && read ? await read(name, locale, db) : null;
  if (!subject || !format) return new Response("Not Found\n", { status: 404, headers: plain });
  const path = `/feeds/${params.kind}/${subject.name}.${format}`;
  if (url.pathname !== path) return redirect(withLanguage(path, named), 301);

  const site = siteOf(context);
  const at = now();
  const entries = await feedEntries(db, subject.selection, {
    baseUrl: site.baseUrl,
    isFree: (story) => mayRead(null, story, at),
    reviewedOnly: config.production,
    words: wordsIn(locale),
  });
  const text = writeFeed(
    {
      title: `${subject.title} | ${site.name}`,
      description: subject.description,
      home: site.baseUrl + withLanguage(subject.home, named),
      self: site.baseUrl + withLanguage(path, named),
      lang: locale,
      site: site.name,
      // Of no stories: a day on which nothing changes, so that a feed without news stays the same.
      updated: new Date(Math.max(...entries.map((e) => e.updated.getTime()), beginning)),
      entries,
    },
    format,
  );
  return new Response(text, { headers: { "Content-Type": `${feedTypes[format]}; charset=utf-8` } });
}

const plain = { "Content-Type": "text/plain; charset=utf-8" };
const beginning = Date.UTC(2026, 0, 1);

function wordsIn(locale: Locale) {
  const t = textsFor("stories", locale);
  return {
    sample: t("sample"),
    ai: ({ reviewedBy }: { reviewedBy: string | null }) =>
      reviewedBy ? t("article.aiReviewed", { name: reviewedBy }) : t("article.aiUnreviewed"),
  };
}
