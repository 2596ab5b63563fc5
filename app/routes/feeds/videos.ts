import { textsFor } from "#locales/texts.server.ts";
import { videoFeedPath } from "#media/show.ts";
import { feedVideos, writeVideoFeed } from "#media/video-feed.server.ts";
import { servicesContext } from "#platform/context.ts";
import { localeOf } from "#platform/request-locale.ts";
import { mayRead } from "#subscriptions/access.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/videos.ts";
import { rssAnswer } from "./podcast-settings.server.ts";

/** `/feeds/video/all.xml`: our own videos as Media RSS. The language of its own words is in the address, else English. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const lang = localeOf({ search: url.searchParams, cookie: "", acceptLanguage: "" });
  const named = url.searchParams.get("lang") === lang ? lang : null;
  const at = now();
  const videos = await feedVideos(db, (piece) => mayRead(null, piece, at));
  const t = textsFor("shows", lang);
  const text = writeVideoFeed(videos, {
    baseUrl: config.baseUrl,
    site: { name: config.site.name, hub: named === null ? config.webSubHub : null },
    self: config.baseUrl + withLanguage(videoFeedPath, named),
    lang,
    title: `${t("videoFeed")} | ${config.site.name}`,
    description: t("videoFeedText"),
    words: { sample: textsFor("stories", lang)("sample") },
  });
  return rssAnswer(text);
}
