// Pieces that only some readers may have, free ones beside them, and a reader of each role. Each piece holds a word that
// stands nowhere else, so that a test can search for it in what was sent.
import { sql } from "kysely";
import type { Database } from "#platform/db/db.server.ts";
import { momentBefore } from "#platform/duration.ts";
import { indexChanges } from "#search/search.server.ts";
import { createEvent } from "../factories/events.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon } from "../site.ts";

export const roles = [
  "visitor",
  "reader",
  "basic",
  "premium",
  "moderator",
  "editor",
  "suspended",
] as const;
export type Role = (typeof roles)[number];
const everyone: readonly Role[] = roles;
export const premium: readonly Role[] = ["premium", "editor"];

/** The words to search for, by the piece that holds them, and the roles that may have them. */
export const secrets = {
  freeArticle: ["zaffer", everyone],
  premiumArticle: ["yestreen", premium],
  agedArticle: ["xylograph", premium],
  oldestArticle: ["wamble", []],
  freeVideo: ["vellichor", everyone],
  premiumVideo: ["ultracrepid", premium],
  agedVideo: ["tarantism", premium],
  oldestVideo: ["sesquipede", []],
  freeEpisode: ["rackrent", everyone],
  premiumEpisode: ["quockerwod", premium],
  agedEpisode: ["petrichor", premium],
  oldestEpisode: ["overmorrow", []],
} as const satisfies Record<string, readonly [word: string, allowed: readonly Role[]]>;
export type Name = keyof typeof secrets;
export const names = Object.keys(secrets) as Name[];
const ages = { free: "PT1H", premium: "PT2H", aged: "P14M", oldest: "P6Y" } as const;
const kinds = ["free", "premium", "aged", "oldest"] as const;

const publishedAt = (kind: (typeof kinds)[number]) => momentBefore(noon, ages[kind]) ?? noon;

/** Columns of text that anybody may see of a piece, or that are shown nowhere. */
const openColumns = new Set(
  "title description excerpt why slug lang source_id byline image image_alt thumbnail provenance band category \
content_hash wire_hash identity canonical_url country media_type class".split(/\s+/),
);

/** What is said in a recording. */
const say = (db: Database, kind: "video" | "podcast", item: number, word: string) =>
  db
    .insertInto("media_transcripts")
    .values({
      kind,
      item_id: item,
      lang: "en",
      cues: JSON.stringify([{ from: 0, to: 2, text: `About ${word}.` }]),
    })
    .execute();

/** Fills every other column of text with the piece's word, so that a column that is added later is covered as well. */
async function fill(
  db: Database,
  table: "stories" | "videos" | "episodes",
  id: number,
  word: string,
) {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and data_type = 'text'`.execute(db);
  for (const { column_name: column } of rows)
    if (!openColumns.has(column) && column !== "body")
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`/media/${word}.bin`}
        where id = ${id}`.execute(db);
}

export type GuardedPieces = {
  /** The page of each piece. */
  pageOf: Record<Name, string>;
  /** The reader of each role; a visitor is none. */
  readers: Partial<Record<Role, SignedIn>>;
  headersOf(role: Role): Record<string, string>;
};

/** Publishes the pieces, puts the articles into an event, and signs the readers in. */
export async function publishGuardedPieces(db: Database): Promise<GuardedPieces> {
  const readers: GuardedPieces["readers"] = {};
  const pageOf = {} as GuardedPieces["pageOf"];
  for (const kind of kinds) {
    const name: Name = `${kind}Article`;
    const [word] = secrets[name];
    const slug = await publish(db, noon, {
      title: `The ${kind} piece`,
      body: `An opening for all.\n\n${"More words. ".repeat(80)}\n\n## About ${word}\n\nAnd ${word}.`,
      premium: kind === "premium",
      publishedAt: publishedAt(kind),
      tags: ["one"],
    });
    const { id } = await db
      .updateTable("stories")
      .set({ corrections: JSON.stringify([{ at: noon.toISOString(), text: `Not ${word}.` }]) })
      .where("slug", "=", slug)
      .returning("id")
      .executeTakeFirstOrThrow();
    await fill(db, "stories", id, word);
    pageOf[name] = `/article/${slug}`;
  }
  const common = (kind: (typeof kinds)[number]) => ({
    lang: "en",
    premium: kind === "premium",
    duration_seconds: 60,
    country: "EU",
    content_hash: kind,
    published_at: publishedAt(kind),
    updated_at: noon,
    title: `The ${kind} one`,
    description: "What everybody may know.",
    identity: kind,
  });
  for (const kind of kinds) {
    const { id } = await db
      .insertInto("videos")
      .values({ ...common(kind), source_id: "newsroom", media_type: "video/mp4" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fill(db, "videos", id, secrets[`${kind}Video`][0]);
    await say(db, "video", id, secrets[`${kind}Video`][0]);
    pageOf[`${kind}Video`] = `/video/${id}`;
  }
  const show = { slug: "show", source_id: "newsroom", name: "A show", lang: "en" };
  const { id: showId } = await db
    .insertInto("shows")
    .values({ ...show, updated_at: noon })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const kind of kinds) {
    const { id } = await db
      .insertInto("episodes")
      .values({ ...common(kind), show_id: showId, media_type: "audio/mpeg", media_bytes: 424_242 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fill(db, "episodes", id, secrets[`${kind}Episode`][0]);
    await say(db, "podcast", id, secrets[`${kind}Episode`][0]);
    pageOf[`${kind}Episode`] = `/podcast/${id}`;
  }
  const articles = await db.selectFrom("stories").select("id").execute();
  const also = articles.map(({ id }) => id);
  await createEvent(db, noon, [{ source: "Others" }, { source: "More" }], { slug: "event", also });
  readers.reader = await signIn(db, noon);
  readers.basic = await signIn(db, noon, { tier: "basic" });
  readers.premium = await signIn(db, noon, { tier: "premium" });
  // Who moderates reads what moderators are shown, and of pieces no more than any reader.
  readers.moderator = await signIn(db, noon, { role: "moderator" });
  readers.editor = await signIn(db, noon, { role: "editor" });
  readers.suspended = await signIn(db, noon, { tier: "premium" });
  await db
    .updateTable("users")
    .set({ suspended_at: noon })
    .where("id", "=", readers.suspended.id)
    .execute();
  // As the worker does each second.
  while ((await indexChanges(db, noon)) > 0);
  return { pageOf, readers, headersOf: (role) => ({ ...readers[role]?.headers }) };
}
