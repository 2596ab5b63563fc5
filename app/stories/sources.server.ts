import { isDeepStrictEqual } from "node:util";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { adoptSources } from "./adoption.server.ts";
import type { Band, BandEvidence } from "./bias.ts";
import { type CatalogueEntry, type CatalogueFacts, mergeFacts } from "./catalogue.server.ts";
import type { PictureLicence, Source, SourceKind } from "./source.ts";
import {
  deleteSourceListings,
  insertSourceListings,
  lockStories,
} from "./storing/writing.queries.server.ts";

export async function listSources(db: Db): Promise<Source[]> {
  const rows = await db.selectFrom("sources").selectAll().orderBy("name").orderBy("id").execute();
  return rows.map(toSource);
}

/** The publishers whose feeds are fetched, by country and name, without our own newsroom. */
export async function listActiveSources(db: Db): Promise<Source[]> {
  const rows = await db
    .selectFrom("sources")
    .selectAll()
    .where("opted_out_at", "is", null)
    .where("kind", "<>", "own")
    .where("id", "in", (q) =>
      q
        .selectFrom("feeds")
        .select("source_id")
        .where("retired_at", "is", null)
        .where("removed_at", "is", null),
    )
    .orderBy("country")
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(toSource);
}

/** All sources, with their further hosts beside their homepage. */
export async function listPublishers(db: Db): Promise<(Source & { hosts: string[] })[]> {
  const rows = await db.selectFrom("sources").selectAll().orderBy("name").orderBy("id").execute();
  return rows.map((row) => {
    const facts = row.catalogue as CatalogueFacts | null;
    return { ...toSource(row), hosts: facts?.hosts ?? [] };
  });
}

/** Null for an unknown id. */
export async function getSource(db: Db, id: string): Promise<Source | null> {
  const row = await db.selectFrom("sources").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toSource(row) : null;
}

/** The source with this id, else the one that had it formerly (see `adoptSources`); null for an unknown one. */
export async function findSource(db: Db, id: string): Promise<Source | null> {
  const found = await getSource(db, id);
  if (found) return found;
  const alias = await db
    .selectFrom("source_aliases")
    .select("source_id")
    .where("former_id", "=", id)
    .executeTakeFirst();
  return alias ? getSource(db, alias.source_id) : null;
}

const toSource = (row: Selectable<Tables["sources"]>): Source => ({
  id: row.id,
  name: row.name,
  homepage: row.homepage,
  country: row.country,
  language: row.language,
  kind: row.kind as SourceKind,
  owner: row.owner,
  band: row.band as Band | null,
  bandEvidence: row.band_evidence as BandEvidence[],
  excerptLimit: row.excerpt_limit,
  imagesAllowed: row.images_allowed,
  pictureLicence: row.picture_licence as PictureLicence | null,
  optedOutAt: row.opted_out_at?.toISOString() ?? null,
});

type NewSource = Pick<Source, "id" | "name" | "country"> & Partial<Omit<Source, "optedOutAt">>;

/** Inserts a source unless its id exists; an existing one does not change. */
export async function ensureSource(tx: Db, source: NewSource, now: Date): Promise<void> {
  await tx
    .insertInto("sources")
    .values(rowOf(source, now))
    .onConflict((c) => c.column("id").doNothing())
    .execute();
}

const rowOf = (source: NewSource, now: Date): Insertable<Tables["sources"]> => ({
  ...columnsOf(source),
  id: source.id,
  name: source.name,
  country: source.country,
  created_at: now,
  updated_at: now,
});

/** Facts that older catalogues did not have. */
const laterFacts = { pictureLicence: null };

/**
 * Loads the catalogue: inserts new sources and updates changed facts. Operators' edits stay, and so do sources that are
 * no longer in the catalogue. A source that was made from a feed is taken over by the entry to which it belongs. The feeds
 * room adds the feeds of the entries.
 * @returns the ids of added and changed sources; both empty if the same catalogue is loaded again
 */
export function loadCatalogue(
  db: Db,
  entries: CatalogueEntry[],
  now: Date,
): Promise<{ added: string[]; changed: string[] }> {
  return transaction(db, async (tx) => {
    await lockStories(tx);
    const adopted = await adoptSources(tx, entries, now);
    const rows = await tx.selectFrom("sources").selectAll().execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const decided = await sourcesWithDecidedPictures(tx);
    const newRows: Insertable<Tables["sources"]>[] = [];
    const done = { added: [] as string[], changed: adopted };
    for (const { id, feeds: _, ...facts } of entries) {
      const row = known.get(id);
      const catalogue = JSON.stringify(facts);
      if (!row) {
        newRows.push({ ...rowOf({ id, ...facts }, now), catalogue });
        continue;
      }
      const stored = row.catalogue as CatalogueFacts | null;
      const before = stored && { ...laterFacts, ...stored };
      if (isDeepStrictEqual(before, facts)) continue;
      const patch = mergeFacts(toSource(row) as CatalogueFacts, before, facts);
      const edit = { ...columnsOf(patch), catalogue, updated_at: now };
      // An operator's ban or leave outlasts the catalogue's licences.
      if (row.images_allowed === false || decided.has(id)) delete edit.images_allowed;
      await tx.updateTable("sources").set(edit).where("id", "=", id).execute();
      if (Object.keys(patch).length > 0) done.changed.push(id);
    }
    if (newRows.length > 0) await tx.insertInto("sources").values(newRows).execute();
    done.added = newRows.map((row) => row.id);
    if (done.changed.length > 0) await announce(tx, "stories", {});
    return done;
  });
}

/** The ids of the sources whose pictures an operator has allowed or banned, under this id or a former one. */
async function sourcesWithDecidedPictures(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(l.source_id, a.subject) as id
    from audit a left join source_aliases l on l.former_id = a.subject
    where a.action = 'source.edit' and a.detail ? 'imagesAllowed'`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Who acts, and when. */
type Operator = { actor: string; now: Date };

export type SourcePatch = Partial<Omit<Source, "id" | "optedOutAt">>;

const columnsOf = (patch: SourcePatch): Updateable<Tables["sources"]> => {
  const columns: Updateable<Tables["sources"]> = {
    name: patch.name,
    homepage: patch.homepage,
    country: patch.country,
    language: patch.language,
    kind: patch.kind,
    owner: patch.owner,
    band: patch.band,
    band_evidence: patch.bandEvidence && JSON.stringify(patch.bandEvidence),
    excerpt_limit: patch.excerptLimit,
    // A licence that ends takes the pictures with it, but for those that a feed licenses itself.
    images_allowed:
      patch.imagesAllowed ??
      (patch.pictureLicence === undefined ? undefined : patch.pictureLicence ? true : null),
    picture_licence: patch.pictureLicence && JSON.stringify(patch.pictureLicence),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
};

/**
 * An operator's edit, which later loads of the catalogue do not change. A lower excerpt limit shortens stored excerpts;
 * that, and a ban of pictures, also takes effect on cached pages at once.
 * @returns false for an unknown id
 */
export function setSource(db: Db, id: string, patch: SourcePatch, by: Operator): Promise<boolean> {
  const { imagesAllowed, excerptLimit } = patch;
  const apply = async (tx: Tx) => {
    await tx
      .updateTable("sources")
      .set({ ...columnsOf(patch), updated_at: by.now })
      .where("id", "=", id)
      .execute();
    if (excerptLimit !== undefined) await shortenExcerpts(tx, id, excerptLimit);
  };
  const revokes = imagesAllowed === false || excerptLimit !== undefined;
  return changeSource(db, id, "source.edit", patch, by, apply, revokes ? { revoked: true } : {});
}

/** Shortens excerpts from feeds; those of own pieces stay. */
async function shortenExcerpts(tx: Tx, id: string, limit: number): Promise<void> {
  await tx
    .updateTable("stories")
    .set({ excerpt: sql`left(excerpt, ${Math.max(0, limit - 1)}) || ${limit > 0 ? "…" : ""}` })
    .where("source_id", "=", id)
    .where("provenance", "=", "feed")
    .where(sql<number>`length(excerpt)`, ">", limit)
    .execute();
}

/**
 * Hides all stories of a source at once, in lists and on their pages.
 * @returns false for an unknown id
 */
export function optOut(db: Db, id: string, by: Operator): Promise<boolean> {
  const { now } = by;
  const apply = async (tx: Tx) => {
    await tx
      .updateTable("sources")
      .set({ opted_out_at: sql`coalesce(opted_out_at, ${now})`, updated_at: now })
      .where("id", "=", id)
      .execute();
    await deleteSourceListings(tx, id);
  };
  return changeSource(db, id, "source.opt-out", {}, by, apply, { revoked: true });
}

/** Shows again what `optOut` hid. @returns false for an unknown id */
export function optIn(db: Db, id: string, by: Operator): Promise<boolean> {
  return changeSource(db, id, "source.opt-in", {}, by, async (tx) => {
    await tx
      .updateTable("sources")
      .set({ opted_out_at: null, updated_at: by.now })
      .where("id", "=", id)
      .execute();
    await insertSourceListings(tx, id);
  });
}

const changeSource = (
  db: Db,
  id: string,
  action: string,
  detail: object,
  { actor, now }: Operator,
  apply: (tx: Tx) => Promise<void>,
  announcement: { revoked?: true } = {},
): Promise<boolean> =>
  transaction(db, async (tx) => {
    // No story of the source may be stored while its listings change.
    await lockStories(tx);
    const known = await tx
      .selectFrom("sources")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!known) return false;
    await apply(tx);
    await audit(tx, { at: now, actor, action, subject: id, detail });
    await announce(tx, "stories", { source: id, ...announcement });
    return true;
  });
