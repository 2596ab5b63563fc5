import { textsFor } from "#locales/texts.server.ts";
import { servicesContext } from "#platform/context.ts";
import { localeOf } from "#platform/request-locale.ts";
import { feedFormats, feedTypes } from "#stories/feed-document.ts";
import { askedTopics, hubFeedPath, readHub } from "#stories/hub.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import { isMember, mayRead } from "#subscriptions/access.ts";
import { feedReaderOf } from "#subscriptions/private-feeds.server.ts";
import type { Route } from "./+types/hub.ts";
import { feedText, privateAnswer } from "./feed-answer.server.ts";
import { noFeed } from "./podcast-settings.server.ts";

/**
 * `/feeds/hub/{token}/news.{rss,atom,json}`: the hub for one member's feed reader, with the topics, countries and languages
 * that the address names. It is not found once the token is revoked, and while its reader has no plan.
 */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const format = feedFormats.find((one) => `news.${one}` === params.file);
  const reader = format ? await feedReaderOf(db, "hub", params.token, at) : null;
  if (!reader || !format || !isMember(reader.access)) return noFeed();
  const locale = localeOf({ search: url.searchParams, cookie: "", acceptLanguage: "" });
  const named = url.searchParams.get("lang") === locale ? locale : null;
  const asked = (url.searchParams.get("languages") ?? "").split(",").filter(isStoryLanguage);
  const { hub } = readHub(url.searchParams, undefined, asked.length > 0 ? asked : null);
  const t = textsFor("hub", locale);
  const text = await feedText(
    {
      title: t("title"),
      description: t("lead"),
      home: "/news",
      path: hubFeedPath(params.token, format, hub),
      selection: { ...hub, topics: askedTopics(hub.topics) },
      format,
      locale,
      named,
      isOpen: (story) => mayRead(reader.access, story, at),
      hub: null,
    },
    context,
  );
  return privateAnswer(request, text, feedTypes[format]);
}
