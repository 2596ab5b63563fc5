// The sample newsroom: stories, videos and shows. A setting stores that it was loaded once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { momentBefore } from "#platform/duration.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { loadSampleStories, removeSampleStories } from "#stories/sample.server.ts";
import { recordingFiles, samplesPrefix } from "./recording.ts";
import { deleteSamples, insertSamples, type Samples } from "./sample.queries.server.ts";

const count = z.number().int().nonnegative();
const part = {
  id: count,
  title: z.string(),
  description: z.string(),
  country: z.string(),
  age: z.string(),
  likes: count,
  premium: z.boolean().default(false),
  tags: z.array(z.string()),
};
const videos = z.array(
  z.strictObject({
    ...part,
    lang: z.string(),
    category: z.string(),
    author: z.string(),
    source: z.string(),
    live: z.boolean().default(false),
    views: count,
    dislikes: count,
    /** For the illustrator. */
    picture: z.unknown(),
  }),
);
const shows = z.array(
  z.strictObject({
    id: count,
    slug: z.string(),
    name: z.string(),
    host: z.string(),
    source: z.string(),
    lang: z.string(),
    category: z.string(),
    description: z.string(),
    /** For the illustrator. */
    cover: z.unknown(),
    episodes: z.array(
      z.strictObject({ ...part, number: count, downloads: count, comments: count }),
    ),
  }),
);

/** A recording that scripts/record-samples.ts has made. */
const recording = z.strictObject({
  seconds: count,
  bytes: count,
  waveform: z.array(count).optional(),
  chapters: z.array(z.strictObject({ at: z.number(), title: z.string() })),
  transcripts: z.array(
    z.strictObject({
      lang: z.string(),
      cues: z.array(
        z.strictObject({
          from: z.number(),
          to: z.number(),
          text: z.string(),
          speaker: z.string(),
        }),
      ),
    }),
  ),
});

const key = "sample";
const seedDir = "db/seed";

/**
 * Loads the sample newsroom, dated relative to `now`: once in the life of a database, so that it stays removed after
 * `removeSample`. Never call it in production.
 * @param o.dir the seed's folder
 * @param o.again load it in any case; what is there is updated
 * @returns how many stories, videos and episodes were loaded; null if it was loaded before
 */
export function loadSample(
  db: Db,
  now: Date,
  o: { dir?: string; again?: boolean } = {},
): Promise<{ stories: number; videos: number; episodes: number } | null> {
  const dir = o.dir ?? seedDir;
  return transaction(db, async (tx) => {
    if (!o.again && (await readSetting(tx, key)) !== null) return null;
    const { stories, authors } = await loadSampleStories(tx, dir, now);
    const media = await loadSampleMedia(tx, dir, authors, now);
    await writeSetting(tx, key, { loadedAt: now.toISOString() }, now);
    await audit(tx, { at: now, actor: "operator", action: "sample.load", subject: key });
    return { stories, ...media };
  });
}

/** Deletes the sample newsroom. @returns how many stories, videos and episodes were deleted */
export function removeSample(
  db: Db,
  now: Date,
  o: { dir?: string } = {},
): Promise<{ stories: number; videos: number; episodes: number }> {
  return transaction(db, async (tx) => {
    const media = await deleteSamples(tx);
    const stories = await removeSampleStories(tx, o.dir ?? seedDir);
    await announce(tx, "media", {});
    await writeSetting(tx, key, { removedAt: now.toISOString() }, now);
    await audit(tx, { at: now, actor: "operator", action: "sample.remove", subject: key });
    return { stories, ...media };
  });
}

async function loadSampleMedia(tx: Tx, dir: string, authors: Map<string, number>, now: Date) {
  const read = <T>(schema: z.ZodType<T>, file: string) =>
    schema.parse(JSON.parse(readFileSync(join(dir, file), "utf8")));
  const date = (age: string) => {
    const at = momentBefore(now, age);
    if (!at) throw new Error(`${age} is not a duration`);
    return at;
  };
  const author = (slug: string) => {
    const id = authors.get(slug);
    if (id === undefined) throw new Error(`no author is called ${slug}`);
    return id;
  };
  const transcripts: Samples["transcripts"] = [];
  const common = (kind: "video" | "podcast", p: z.infer<(typeof videos)["element"]> | Episode) => ({
    id: p.id,
    title: p.title,
    description: p.description,
    ...recorded(kind, p.id),
    country: p.country,
    premium: p.premium,
    likes: p.likes,
    tags: p.tags,
    sample: true,
    published_at: date(p.age),
    updated_at: date(p.age),
  });
  const recordingOf = (name: string) => read(recording, `recordings/${name}/recording.json`);
  const recorded = (kind: "video" | "podcast", id: number) => {
    const name = `${kind === "podcast" ? "episode" : kind}-${id}`;
    const made = recordingOf(name);
    for (const { lang, cues } of made.transcripts)
      transcripts.push({ kind, item_id: id, lang, cues: JSON.stringify(cues) });
    return {
      recording: samplesPrefix + name,
      duration_seconds: made.seconds,
      media_type: recordingFiles[kind].type,
      media_bytes: made.bytes,
      chapters: JSON.stringify(made.chapters),
    };
  };
  const videoRows = read(videos, "videos.json").map((v) => ({
    ...common("video", v),
    source_id: v.source,
    lang: v.lang,
    thumbnail: `/pictures/video-${v.id}.webp`,
    category: v.category,
    author_id: author(v.author),
    live: v.live,
    dislikes: v.dislikes,
    views: v.views,
    identity: `sample-video-${v.id}`,
    content_hash: "sample",
  }));
  const showFiles = read(shows, "shows.json");
  const showRows = showFiles.map((s) => ({
    id: s.id,
    slug: s.slug,
    source_id: s.source,
    name: s.name,
    description: s.description,
    lang: s.lang,
    image: `/pictures/${s.slug}.webp`,
    host_id: author(s.host),
    category: s.category,
    sample: true,
    updated_at: now,
  }));
  const episodeRows = showFiles.flatMap((s) =>
    s.episodes.map((e) => ({
      ...common("podcast", e),
      show_id: s.id,
      lang: s.lang,
      episode_number: e.number,
      waveform: recordingOf(`episode-${e.id}`).waveform ?? null,
      downloads: e.downloads,
      comments: e.comments,
      identity: `sample-episode-${e.id}`,
      content_hash: "sample",
    })),
  );
  await deleteSamples(tx);
  await insertSamples(tx, {
    videos: videoRows,
    shows: showRows,
    episodes: episodeRows,
    transcripts,
  });
  await announce(tx, "media", {});
  return { videos: videoRows.length, episodes: episodeRows.length };
}
type Episode = z.infer<(typeof shows)["element"]>["episodes"][number];
