import { isDeepStrictEqual } from "node:util";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Band, BandEvidence } from "./bias.ts";
import { type CatalogueEntry, type CatalogueFacts, mergeFacts } from "./catalogue.server.ts";
import type { Source, SourceKind } from "./source.ts";
import { listSource, lockStories, unlistSource } from "./storing/writing.queries.server.ts";

export async function listSources(db: Db): Promise<Source[]> {
  const rows = await db.selectFrom("sources").selectAll().orderBy("name").orderBy("id").execute();
  return rows.map(toSource);
}

/** The publishers whose feeds we read now, by country and name; not our own newsroom. */
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

/** Null for an unknown id. */
export async function getSource(db: Db, id: string): Promise<Source | null> {
  const row = await db.selectFrom("sources").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toSource(row) : null;
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
  optedOutAt: row.opted_out_at?.toISOString() ?? null,
});

type NewSource = Pick<Source, "id" | "name" | "country"> & Partial<Omit<Source, "optedOutAt">>;

/** Writes a source unless its id is known: then nothing changes. */
export async function ensureSource(tx: Db, source: NewSource, now: Date): Promise<void> {
  await tx
    .insertInto("sources")
    .values(rowOf(source, now))
    .onConflict((c) => c.column("id").doNothing())
    .execute();
}

const rowOf = (source: NewSource, now: Date): Insertable<Tables["sources"]> => ({
  ...columnsOf(source),
  ...{ id: source.id, name: source.name, country: source.country },
  ...{ created_at: now, updated_at: now },
});

/**
 * Brings the sources up to the catalogue: new entries are added, changed facts follow, an operator's edits
 * and sources that left the catalogue stay. The feeds of the entries are the feeds room's to seed.
 * @returns the ids of the sources added and changed; both empty when it is loaded again
 */
export function loadCatalogue(
  db: Db,
  entries: CatalogueEntry[],
  now: Date,
): Promise<{ added: string[]; changed: string[] }> {
  return transaction(db, async (tx) => {
    await lockStories(tx);
    const rows = await tx.selectFrom("sources").selectAll().execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const fresh: Insertable<Tables["sources"]>[] = [];
    const done = { added: [] as string[], changed: [] as string[] };
    for (const { id, feeds: _, ...facts } of entries) {
      const row = known.get(id);
      const catalogue = JSON.stringify(facts);
      if (!row) {
        fresh.push({ ...rowOf({ id, ...facts }, now), catalogue });
        continue;
      }
      const before = row.catalogue as CatalogueFacts | null;
      if (isDeepStrictEqual(before, facts)) continue;
      const patch = mergeFacts(toSource(row) as CatalogueFacts, before, facts);
      const edit = { ...columnsOf(patch), catalogue, updated_at: now };
      await tx.updateTable("sources").set(edit).where("id", "=", id).execute();
      if (Object.keys(patch).length > 0) done.changed.push(id);
    }
    if (fresh.length > 0) await tx.insertInto("sources").values(fresh).execute();
    done.added = fresh.map((row) => row.id);
    if (done.changed.length > 0) await announce(tx, "stories", {});
    return done;
  });
}

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
    images_allowed: patch.imagesAllowed,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
};

/**
 * An operator's edit, which the next load of the catalogue leaves alone. A shorter excerpt shortens what is
 * stored; that and pictures that may no longer be shown also leave the cached pages at once.
 * @returns false for an unknown id
 */
export function setSource(db: Db, id: string, patch: SourcePatch, now: Date): Promise<boolean> {
  const { imagesAllowed, excerptLimit } = patch;
  const work = async (tx: Tx) => {
    await tx
      .updateTable("sources")
      .set({ ...columnsOf(patch), updated_at: now })
      .where("id", "=", id)
      .execute();
    if (excerptLimit !== undefined) await shortenExcerpts(tx, id, excerptLimit);
  };
  const takesBack = imagesAllowed === false || excerptLimit !== undefined;
  return change(db, id, "source.edit", patch, now, work, takesBack ? { revoked: true } : {});
}

/** Feeds' own texts only: the newsroom's pieces are not excerpts of anything. */
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
 * Hides everything of a source at once: its stories leave every list and their pages.
 * @returns false for an unknown id
 */
export function optOut(db: Db, id: string, now: Date): Promise<boolean> {
  const work = async (tx: Tx) => {
    await tx
      .updateTable("sources")
      .set({ opted_out_at: sql`coalesce(opted_out_at, ${now})`, updated_at: now })
      .where("id", "=", id)
      .execute();
    await unlistSource(tx, id);
  };
  return change(db, id, "source.opt-out", {}, now, work, { revoked: true });
}

/** Brings back what `optOut` hid. @returns false for an unknown id */
export function optIn(db: Db, id: string, now: Date): Promise<boolean> {
  return change(db, id, "source.opt-in", {}, now, async (tx) => {
    await tx
      .updateTable("sources")
      .set({ opted_out_at: null, updated_at: now })
      .where("id", "=", id)
      .execute();
    await listSource(tx, id);
  });
}

const change = (
  db: Db,
  id: string,
  action: string,
  detail: object,
  at: Date,
  work: (tx: Tx) => Promise<void>,
  told: { revoked?: true } = {},
): Promise<boolean> =>
  transaction(db, async (tx) => {
    // Nothing of the source is stored while its listings go or come.
    await lockStories(tx);
    const known = await tx
      .selectFrom("sources")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!known) return false;
    await work(tx);
    await audit(tx, { at, actor: "operator", action, subject: id, detail });
    await announce(tx, "stories", { source: id, ...told });
    return true;
  });
