import { podcastFeed } from "#media/podcast-feed.server.ts";
import { servicesContext } from "#platform/context.ts";
import { mayRead } from "#subscriptions/access.ts";
import type { Route } from "./+types/podcast.ts";
import { noFeed, podcastSettings, rssAnswer } from "./podcast-settings.server.ts";

/** `/feeds/podcast/{show}.xml`: an own show for podcast apps, with the episodes that everybody may hear. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const [, slug] = /^([\w-]{1,120})\.xml$/.exec(params.file) ?? [];
  const at = now();
  const text =
    slug &&
    (await podcastFeed(db, slug, {
      ...podcastSettings(context),
      mayAccess: (piece) => mayRead(null, piece, at),
    }));
  return text ? rssAnswer(text) : noFeed();
}
