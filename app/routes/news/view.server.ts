import type { RouterContextProvider } from "react-router";
import { eventsOfStories } from "#events/events.server.ts";
import { servicesContext } from "#platform/context.ts";
import { biasFeedRule, biasOfFeed, trendingStories } from "#stories/hub.server.ts";
import { askedTopics, type Hub, type HubStory, hubRows, hubSize } from "#stories/hub.ts";
import { listStories } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";

/** The data of one of the three tabs. */
export type HubView =
  | { tab: "all"; stories: HubStory[]; cursor: string | null }
  | { tab: "trending"; stories: HubStory[] }
  | { tab: "bias"; analysis: Awaited<ReturnType<typeof biasOfFeed>>; rule: typeof biasFeedRule }
  /** It could not be read. */
  | { tab: "failed" };

/** Reads the data of the chosen tab for the reader's selection. */
export async function hubView(
  hub: Hub,
  context: Readonly<RouterContextProvider>,
): Promise<HubView> {
  const { db, now } = context.get(servicesContext);
  const { countries, languages } = hub;
  const selection = { topics: askedTopics(hub.topics), countries, languages };
  if (hub.tab === "bias")
    return { tab: "bias", analysis: await biasOfFeed(db, selection, now()), rule: biasFeedRule };
  const { stories, cursor } =
    hub.tab === "trending"
      ? { stories: await trendingStories(db, selection), cursor: null }
      : await listStories(db, { ...selection, limit: hubSize, cursor: hub.cursor });
  const events = await eventsOfStories(
    db,
    stories.map(({ id }) => id),
  );
  const marked = (story: StorySummary): HubStory => {
    const event = events.get(story.id);
    return { ...story, event: event ? { slug: event.slug, publishers: event.publishers } : null };
  };
  return { tab: hub.tab, stories: hubRows(stories.map(marked)), cursor };
}
