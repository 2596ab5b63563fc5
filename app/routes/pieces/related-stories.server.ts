import { otherStoriesOfEvent } from "#events/events.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { type PieceToCompare, storiesLike } from "#search/similar-stories.server.ts";
import { copiesOf, storiesOfSameSubject } from "#stories/related-stories.server.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";

/** A related story. `wire`: it is the same agency report at another publisher. */
export type RelatedStory = StorySummary & { wire: boolean };

/** How many stories of its own event stand beside a story: the event has a page, and what is like it has room too. */
const maxOfEvent = 3;

/**
 * Stories related to a piece: other publishers' copies of the same agency report, other stories of its event, stories that
 * are like it by their words, and those about the same places and topic. There may be none.
 * @param piece with its `id` if it is a story, else null
 * @param o.languages of the reader; null: all
 * @param o.shown ids of stories that the page shows elsewhere
 */
export async function relatedStories(
  db: Db,
  piece: PieceToCompare & { id: number | null },
  o: {
    now: Date;
    languages: readonly string[] | null;
    shown: readonly number[];
    limit: number;
  },
): Promise<RelatedStory[]> {
  const { id } = piece;
  const found: RelatedStory[] = [];
  const rest = (most = o.limit) => ({
    now: o.now,
    languages: o.languages,
    except: [...(id === null ? [] : [id]), ...o.shown, ...found.map((story) => story.id)],
    limit: Math.min(most, o.limit - found.length),
  });
  const add = (stories: readonly StorySummary[], wire = false) =>
    found.push(...stories.map((story) => ({ ...story, wire })));
  if (id !== null) {
    add(await copiesOf(db, id, rest()), true);
    const ofEvent = await otherStoriesOfEvent(db, id, rest(maxOfEvent));
    const byId = await storiesById(db, ofEvent);
    add(ofEvent.flatMap((story) => byId.get(story) ?? []));
  }
  if (found.length < o.limit) add(await storiesLike(db, piece, rest()));
  if (found.length < o.limit) add(await storiesOfSameSubject(db, piece, rest()));
  return found;
}
