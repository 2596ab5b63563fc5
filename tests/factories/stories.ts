// Made-up content for tests, through the front doors that real content comes by.
import { type Db, transaction } from "#platform/db/db.server.ts";
import type { OwnPiece } from "#stories/piece.ts";
import { ensureSource } from "#stories/sources.server.ts";
import { publishStory, storeDrafts } from "#stories/stories.server.ts";
import type { StoryDraft } from "#stories/story.ts";
import { nextNumber } from "./numbers.ts";

/** Publishes an own piece of the source `newsroom` and returns its slug. */
export async function publish(db: Db, now: Date, piece: Partial<OwnPiece> = {}): Promise<string> {
  const n = nextNumber("story");
  return transaction(db, async (tx) => {
    await ensureSource(tx, { id: "newsroom", name: "Newsroom", country: "EU", kind: "own" }, now);
    const whole: OwnPiece = {
      key: `piece-${n}`,
      source: "newsroom",
      title: `Piece ${n} of the newsroom`,
      excerpt: `What piece ${n} is about.`,
      body: `The first paragraph of piece ${n}.\n\nThe second.`,
      lang: "en",
      topics: ["Politics"],
      countries: ["EU"],
      publishedAt: new Date(now.getTime() - n * 60_000),
      ...piece,
    };
    return publishStory(tx, whole, now);
  });
}

/** Stores one item of the feed of an outlet, as the worker would, and returns its slug. */
export async function deliver(
  db: Db,
  now: Date,
  draft: Partial<StoryDraft> = {},
  id = "outlet",
): Promise<string> {
  const n = nextNumber("story");
  return transaction(db, async (tx) => {
    const outlet = {
      id,
      name: "The Outlet",
      country: "FR",
      homepage: "https://outlet.example/",
    };
    await ensureSource(tx, outlet, now);
    const whole: StoryDraft = {
      identities: [`item-${n}`],
      canonicalUrl: `https://outlet.example/item-${n}`,
      title: `Item ${n} of the outlet`,
      excerpt: `What item ${n} says.`,
      lang: "fr",
      byline: null,
      publishedAt: new Date(now.getTime() - n * 60_000),
      image: null,
      class: "Topic",
      countries: ["FR"],
      nonEuCountries: [],
      topics: ["Politics"],
      sections: [],
      tags: [],
      comments: null,
      contentHash: `hash-${n}`,
      wireHash: null,
      ...draft,
    };
    const { slugs } = await storeDrafts(tx, { id: outlet.id }, [whole], now);
    return slugs[0] ?? "";
  });
}
