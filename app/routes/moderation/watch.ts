import { requireReader } from "#accounts/require-reader.server.ts";
import type { DeskNews } from "#discussions/moderation/desk.tsx";
import { longestQueue, queueNameIn } from "#discussions/moderation.ts";
import { countQueues, whatBecameOf } from "#discussions/queue.server.ts";
import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/watch.ts";
import { requireModerator } from "./view.server.ts";

/** What has become of the lines on a moderator's screen, and how much waits. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<DeskNews> {
  const moderator = requireModerator(requireReader(context, url));
  const { db } = context.get(servicesContext);
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, longestQueue);
  return {
    became: await whatBecameOf(db, queueNameIn(url.searchParams.get("queue")), ids),
    counts: await countQueues(db, moderator.id),
  };
}
