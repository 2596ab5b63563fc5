// The columns of `stories` that every version of an item of a feed and of an own piece sets.
import { createHash } from "node:crypto";
import { classOfPiece, type OwnPiece } from "../piece.ts";
import type { StoryDraft } from "../story.ts";

export const draftColumns = (draft: StoryDraft, feedId: number | undefined, now: Date) => ({
  title: draft.title,
  excerpt: draft.excerpt,
  lang: draft.lang,
  class: draft.class,
  byline: draft.byline,
  canonical_url: draft.canonicalUrl,
  image: draft.image?.url ?? null,
  image_alt: draft.image?.alt ?? null,
  image_width: draft.image?.width ?? null,
  image_height: draft.image?.height ?? null,
  tags: draft.tags,
  sections: draft.sections,
  comments: draft.comments,
  picture_licence: draft.image?.licence ?? null,
  content_hash: draft.contentHash,
  wire_hash: draft.wireHash,
  version_feed_id: feedId ?? null,
  updated_at: now,
});

/**
 * The hash covers what the piece says and nothing else, so that publishing the same version again changes nothing. Columns
 * that the piece leaves to what is stored are undefined.
 */
export const pieceColumns = (piece: OwnPiece, now: Date) => ({
  title: piece.title,
  excerpt: piece.excerpt,
  why: piece.why ?? null,
  body: piece.body,
  lang: piece.lang,
  class: classOfPiece(piece),
  author_id: piece.authorId ?? null,
  byline: piece.byline ?? null,
  canonical_url: null,
  image: piece.picture?.src ?? null,
  image_alt: piece.picture?.alt ?? null,
  image_width: piece.picture?.width ?? null,
  image_height: piece.picture?.height ?? null,
  tags: piece.tags ?? [],
  sections: piece.sections ?? [],
  premium: piece.premium,
  band: piece.band,
  editor_breaking: piece.breaking,
  editor_trending: piece.trending,
  corrections: piece.corrections,
  ai: piece.ai ?? null,
  content_hash: createHash("sha256").update(JSON.stringify(piece)).digest("base64url"),
  wire_hash: null,
  published_at: piece.publishedAt,
  updated_at: now,
});
