import { feedAccessToken, freeAccessToken } from "#media/access-tokens.server.ts";
import { podcastFeed } from "#media/podcast-feed.server.ts";
import { servicesContext } from "#platform/context.ts";
import { feedTypes } from "#stories/feed-document.ts";
import { mayRead } from "#subscriptions/access.ts";
import { feedReaderOf } from "#subscriptions/private-feeds.server.ts";
import type { Route } from "./+types/private-podcast.ts";
import { privateAnswer } from "./feed-answer.server.ts";
import { noFeed, podcastSettings } from "./podcast-settings.server.ts";

/**
 * `/feeds/podcast/{show}/{token}.xml`: an own show for one reader's app, with every episode that this reader may have. When
 * Premium ends it goes on with what everybody may hear, and its token opens no file.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const [, token = ""] = /^([\w-]{1,64})\.xml$/.exec(params.file) ?? [];
  const at = now();
  const listener = await feedReaderOf(db, "podcasts", token, at);
  const isPremium = listener?.access.tier === "premium";
  const text =
    listener &&
    (await podcastFeed(db, params.show, {
      ...podcastSettings(context),
      mayAccess: (piece) => mayRead(isPremium ? listener.access : null, piece, at),
      privateFeed: { token, accessToken: isPremium ? feedAccessToken(token) : freeAccessToken },
    }));
  if (!text) return noFeed();
  return privateAnswer(request, text, feedTypes.rss);
}
