import { requireReader } from "#accounts/require-reader.server.ts";
import type { QueueChanges } from "#discussions/moderation/moderation-page.tsx";
import { longestQueue, queueNameIn } from "#discussions/moderation.ts";
import { countQueues, outcomesOf } from "#discussions/queue.server.ts";
import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/watch.ts";
import { requireModerator } from "./view.server.ts";

/** The decisions about the items on a moderator's screen, and new counts. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<QueueChanges> {
  const moderator = requireModerator(requireReader(context, url));
  const { db } = context.get(servicesContext);
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, longestQueue);
  return {
    became: await outcomesOf(db, queueNameIn(url.searchParams.get("queue")), ids),
    counts: await countQueues(db, moderator.id),
  };
}
