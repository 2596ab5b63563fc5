import { type EventSummary, eventsOfStories } from "#events/events.server.ts";
import type { Episode } from "#media/episode.ts";
import { relatedEpisodes, relatedVideos } from "#media/media.server.ts";
import { accessFactsOf, type Video } from "#media/video.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { PieceToCompare } from "#search/similar-stories.server.ts";
import { isArchived } from "#subscriptions/access.ts";
import { type RelatedStory, relatedStories } from "./related-stories.server.ts";

const limit = 5;

type Archived = { archived: boolean };
/** What is related to a piece, by kind. `archived`: too old for readers without Premium. */
export type RailView = {
  kind: "article" | "video" | "podcast";
  stories: (RelatedStory & Archived & { event: EventSummary | null })[];
  videos: (Video & Archived)[];
  episodes: (Episode & Archived)[];
};

/**
 * Reads stories, videos and episodes related to a piece of any kind, without the piece itself.
 * @param o.languages of the reader; null: all
 * @param o.shown ids of stories that the page shows elsewhere
 */
export async function railOf(
  db: Db,
  piece: PieceToCompare & { kind: RailView["kind"]; id: number },
  o: { now: Date; languages: readonly string[] | null; shown?: readonly number[] },
): Promise<RailView> {
  const { now, languages, shown = [] } = o;
  const self = (kind: RailView["kind"]) => (piece.kind === kind ? piece.id : null);
  const [stories, videos, episodes] = await Promise.all([
    relatedStories(db, { ...piece, id: self("article") }, { now, languages, shown, limit }),
    relatedVideos(db, piece, limit, now, self("video")),
    relatedEpisodes(db, piece, limit, now, self("podcast")),
  ]);
  const ids = stories.map(({ id }) => id);
  const events = await eventsOfStories(db, ids);
  return {
    kind: piece.kind,
    stories: stories.map((story) => ({
      ...story,
      event: events.get(story.id) ?? null,
      archived: isArchived(story, now),
    })),
    videos: videos.map((video) => ({ ...video, archived: isArchived(accessFactsOf(video), now) })),
    episodes: episodes.map((episode) => ({
      ...episode,
      archived: isArchived(accessFactsOf(episode), now),
    })),
  };
}
