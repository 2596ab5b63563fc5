import { redirect } from "react-router";
import { servicesContext } from "#platform/context.ts";
import { localeOf } from "#platform/request-locale.ts";
import { feedFormats, webSubFeeds } from "#stories/feed-document.ts";
import { mayRead } from "#subscriptions/access.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/route.ts";
import { feedText, publicAnswer } from "./feed-answer.server.ts";
import { feedSubjects } from "./feeds.server.ts";

/**
 * `/feeds/{kind}/{name}.{rss,atom,json}`: the newest stories of a topic, a country, a language, an author, a source or a
 * kind of source. The language of its own words is in
 * the address, else English; no cookie and no header changes it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const [, name = "", extension] = /^([\w.-]{1,100})\.([a-z]{3,4})$/.exec(params.file) ?? [];
  const format = feedFormats.find((f) => f === extension);
  const locale = localeOf({ search: url.searchParams, cookie: "", acceptLanguage: "" });
  const named = url.searchParams.get("lang") === locale ? locale : null;
  const read = Object.hasOwn(feedSubjects, params.kind) ? feedSubjects[params.kind] : null;
  const subject = format && read ? await read(name, locale, db) : null;
  if (!subject || !format) return new Response("Not Found\n", { status: 404, headers: plain });
  const path = `/feeds/${params.kind}/${subject.name}.${format}`;
  if (url.pathname !== path) return redirect(withLanguage(path, named), 301);

  const at = now();
  const isOpen = (story: Parameters<typeof mayRead>[1]) => mayRead(null, story, at);
  const hub = named === null && webSubFeeds.includes(path) ? config.webSubHub : null;
  const text = await feedText({ ...subject, path, format, locale, named, isOpen, hub }, context);
  const self = config.baseUrl + withLanguage(path, named);
  return publicAnswer(text, { self, format, hub });
}

const plain = { "Content-Type": "text/plain; charset=utf-8" };
