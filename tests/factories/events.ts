// Inserts events as rows, for tests of what is shown of them, without the clustering.
import {
  saveFrontFacts,
  saveHeadlineStories,
  saveSubjects,
} from "#events/headlines-and-subjects.queries.server.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import type { Source } from "#stories/source.ts";
import { ensureSource } from "#stories/sources.server.ts";
import { storeDrafts } from "#stories/stories.server.ts";
import { nextNumber } from "./numbers.ts";

export type EventStoryDraft = {
  /** The source's id and name. */
  source: string;
  country?: string;
  band?: Source["band"];
  owner?: string;
  title?: string;
  excerpt?: string;
  lang?: string;
  /** Minutes before `now`. */
  ago?: number;
  /** Of the source's earlier report, the place in the list. */
  updates?: number;
};

/**
 * Stores stories as feeds bring them, and an event that they make up.
 * @returns the ids and slugs of event and stories, in the order in which they were given
 */
export async function createEvent(
  db: Db,
  now: Date,
  drafts: EventStoryDraft[],
  event: {
    slug?: string;
    sample?: boolean;
    parent?: number;
    mergedInto?: number;
    /** Stories that are there already, by their ids. */
    also?: number[];
  } = {},
): Promise<{ id: number; slug: string; stories: { id: number; slug: string }[] }> {
  const n = nextNumber("event");
  return transaction(db, async (tx) => {
    const stories: { id: number; slug: string; at: Date }[] = [];
    for (const [place, story] of drafts.entries()) {
      const { source, country = "FR", band = null, owner = null, lang = "fr" } = story;
      const title = story.title ?? `Story ${place} of event ${n}`;
      await ensureSource(tx, { id: source, name: source, country, band, owner }, now);
      const key = `event-${n}-${place}`;
      const at = new Date(now.getTime() - (story.ago ?? place) * 60_000);
      const draft = {
        identities: [key],
        canonicalUrl: `https://${source}.example/${key}`,
        title,
        lang,
        excerpt: story.excerpt ?? "",
        byline: null,
        publishedAt: at,
        image: null,
        class: "Topic" as const,
        countries: [],
        nonEuCountries: [],
        tags: [],
        topics: ["Politics" as const],
        sections: [],
        comments: null,
        contentHash: key,
      };
      const { slugs } = await storeDrafts(tx, { id: source }, [{ ...draft, wireHash: null }], now);
      const [slug = ""] = slugs;
      const { id } = await tx
        .selectFrom("stories")
        .select("id")
        .where("slug", "=", slug)
        .executeTakeFirstOrThrow();
      stories.push({ id, slug, at });
    }
    const times = stories.map((s) => s.at.getTime());
    const slug = event.slug ?? `event-${n}`;
    const { id } = await tx
      .insertInto("events")
      .values({
        slug,
        sample: event.sample ?? false,
        lead_story_id: stories[0]?.id ?? null,
        parent_id: event.parent ?? null,
        merged_into: event.mergedInto ?? null,
        first_at: new Date(Math.min(now.getTime(), ...times)),
        last_at: times.length > 0 ? new Date(Math.max(...times)) : now,
        stories: stories.length,
        publishers: new Set(drafts.map((t) => t.owner ?? t.source)).size,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [place, story] of stories.entries())
      await tx
        .insertInto("event_stories")
        .values({
          story_id: story.id,
          event_id: id,
          published_at: story.at,
          placed_at: now,
          folded_into: stories[drafts[place]?.updates ?? -1]?.id ?? null,
        })
        .execute();
    for (const story of event.also ?? [])
      await tx
        .insertInto("event_stories")
        .values({ story_id: story, event_id: id, published_at: now, placed_at: now })
        .execute();
    await saveHeadlineStories(tx, [id]);
    await saveSubjects(tx, [id]);
    await saveFrontFacts(tx, [id]);
    return { id, slug, stories: stories.map(({ id, slug }) => ({ id, slug })) };
  });
}

/** One more story of an event, as if it came in a feed and was assigned to the event. */
export async function addStoryToEvent(
  db: Db,
  now: Date,
  slug: string,
  draft: EventStoryDraft & { title: string; lang: string },
): Promise<void> {
  const { stories, id: own } = await createEvent(db, now, [draft]);
  const { id } = await db
    .selectFrom("events")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  await transaction(db, async (tx) => {
    await tx
      .updateTable("event_stories")
      .set({ event_id: id })
      .where(
        "story_id",
        "in",
        stories.map((s) => s.id),
      )
      .execute();
    await saveHeadlineStories(tx, [id, own]);
    await saveFrontFacts(tx, [id, own]);
  });
}
