// The sample newsroom's stories. The media room composes them with its videos and shows, and knows whether they are loaded.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Tx } from "#platform/db/db.server.ts";
import { momentBefore } from "#platform/duration.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { ensureAuthors } from "./authors.server.ts";
import { bands } from "./bias.ts";
import { coveredPlaces } from "./country.ts";
import type { OwnPiece } from "./piece.ts";
import { type PieceFile, readPiece } from "./piece-file.ts";
import { sourceKinds } from "./source.ts";
import { ensureSource } from "./sources.server.ts";
import { publishStory } from "./stories.server.ts";
import { lockStories } from "./storing/writing.queries.server.ts";
import { topics } from "./topic.ts";

const outlets = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    language: z.string().nullable(),
    kind: z.enum(sourceKinds),
    band: z.enum(bands).nullable(),
  }),
);
const authors = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    title: z.string(),
    bio: z.string(),
    location: z.string(),
    followers: z.number().int(),
    expertise: z.array(z.string()),
    verified: z.boolean(),
    /** For scripts/illustrate. */
    portrait: z.unknown(),
  }),
);
/** Short reports of the sample newsroom's outlets on the same events. */
const reports = z.array(
  z.strictObject({
    key: z.string(),
    source: z.string(),
    lang: z.string(),
    countries: z.array(z.enum(coveredPlaces)),
    topics: z.array(z.enum(topics)),
    age: z.string(),
    title: z.string(),
    excerpt: z.string(),
    text: z.string(),
  }),
);

/**
 * Writes outlets, authors and pieces of the sample newsroom, dated relative to `now`. Loading it again updates pieces
 * that have changed.
 * @param dir the seed's folder
 * @returns the number of pieces, and the id of each author by slug
 * @throws if a file of the seed is invalid
 */
export async function loadSampleStories(
  tx: Tx,
  dir: string,
  now: Date,
): Promise<{ stories: number; authors: Map<string, number> }> {
  const known = readOutlets(dir);
  for (const outlet of known) await ensureSource(tx, { ...outlet, imagesAllowed: true }, now);
  const people = authors.parse(readJson(dir, "authors.json"));
  const ids = await ensureAuthors(
    tx,
    people.map(({ portrait: _, ...p }) => ({
      ...p,
      avatar: `/pictures/${p.slug}.webp`,
      social: socialOf(p.slug),
      sample: true,
    })),
    now,
  );
  const files = readdirSync(join(dir, "stories")).filter((f) => f.endsWith(".md"));
  const names = new Map(known.map((outlet) => [outlet.id, outlet.name]));
  const pieces = [
    ...files.map((file) => withPicture({ key: file.slice(0, -3), ...readSample(dir, file, now) })),
    ...readReports(dir, now, names),
  ];
  // Oldest first, so that ids rise with dates as they do in a newsroom.
  pieces.sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  for (const { author, ...piece } of pieces) {
    const authorId = author === undefined ? null : ids.get(author);
    if (authorId === undefined) throw new Error(`${piece.key}.md: no author is called ${author}`);
    // Its date is also that of its last change.
    await publishStory(tx, { ...unmarked, ...piece, authorId }, piece.publishedAt);
  }
  return { stories: pieces.length, authors: ids };
}

/** Deletes what `loadSampleStories` wrote. An outlet with other stories or feeds stays. */
export async function removeSampleStories(tx: Tx, dir: string): Promise<number> {
  await lockStories(tx);
  const { numDeletedRows } = await tx
    .deleteFrom("stories")
    .where("sample", "=", true)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("authors").where("sample", "=", true).execute();
  const invented = readOutlets(dir).filter((o) => o.kind !== "own");
  await tx
    .deleteFrom("sources as s")
    .where(
      "s.id",
      "in",
      invented.map((o) => o.id),
    )
    .where((e) =>
      e.not(
        e.or([
          e.exists(e.selectFrom("stories").whereRef("stories.source_id", "=", "s.id").select("id")),
          e.exists(e.selectFrom("feeds").whereRef("feeds.source_id", "=", "s.id").select("id")),
        ]),
      ),
    )
    .execute();
  await announce(tx, "stories", { revoked: true });
  return Number(numDeletedRows);
}

/** A mark that has left the seed does not stay on the piece. */
const unmarked = { premium: false, band: null, breaking: null, trending: null };

type Sample = Omit<OwnPiece, "authorId"> & { author?: string | undefined };

const readOutlets = (dir: string) => outlets.parse(readJson(dir, "sources.json"));
const readJson = (dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), "utf8"));

function readSample(dir: string, file: string, now: Date): PieceFile & { publishedAt: Date } {
  const piece = readPiece(readFileSync(join(dir, "stories", file), "utf8"), now);
  if ("problems" in piece) throw new Error(`${file}: ${piece.problems.join("; ")}`);
  if (!piece.sample) throw new Error(`${file}: a piece of the seed must say sample: true`);
  return { ...piece, publishedAt: piece.publishedAt ?? now };
}

function withPicture({
  alt = "",
  image,
  ...piece
}: PieceFile & { key: string; publishedAt: Date }): Sample {
  const src = image ?? `/pictures/${piece.key}.webp`;
  return { ...piece, picture: { src, alt, width: 1200, height: 800 } };
}

function readReports(dir: string, now: Date, names: ReadonlyMap<string, string>): Sample[] {
  return reports.parse(readJson(dir, "reports.json")).map(({ age, text, ...report }) => {
    const publishedAt = momentBefore(now, age);
    const byline = names.get(report.source);
    if (!publishedAt || byline === undefined)
      throw new Error(`reports.json: ${report.key} has no such age or source`);
    const ai = { used: true, reviewedBy: null };
    return { ...report, body: text, byline, publishedAt, ai, sample: true };
  });
}

/** Addresses of a reserved domain (RFC 2606). */
const socialOf = (slug: string) => ({
  twitter: `https://twitter.example/${slug}`,
  linkedin: `https://linkedin.example/in/${slug}`,
  website: `https://${slug}.example/`,
});
