import { type SqlBool, sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import type { CatalogueEntry } from "./catalogue.server.ts";
import { findPublisher } from "./publisher.ts";

/** The columns that an operator edits, by the names that the audit has for them. */
const columns = {
  name: ["name"],
  owner: ["owner"],
  band: ["band", "band_evidence"],
  imagesAllowed: ["picture_licence", "images_allowed"],
} as const;
const facts = ["name", "homepage", "country", "language", "kind", "owner", "band"] as const;

/**
 * Makes sources that operators added by their feeds into sources of the catalogue, once it has an entry for them: the
 * first takes the entry's id, with its feeds and stories, and all take its facts. What an operator has edited stays, and
 * the former id remains an alias.
 * @returns the ids of the entries
 */
export async function adoptSources(
  tx: Tx,
  entries: readonly CatalogueEntry[],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("sources as s")
    .select(["id", "homepage"])
    .select(
      sql<string[]>`array(select distinct jsonb_object_keys(a.detail) from audit a
        where a.subject = s.id and a.action = 'source.edit')`.as("edited"),
    )
    .where("catalogue", "is", null)
    .where("kind", "<>", "own")
    .where(sql<SqlBool>`not exists (select from stories t where t.source_id = s.id and t.sample)`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const ids = new Set(entries.map((entry) => entry.id));
  const taken = new Set(
    (await tx.selectFrom("sources").select("id").execute()).map((row) => row.id),
  );
  const adopted: string[] = [];
  for (const row of rows) {
    const entry = ids.has(row.id) ? null : findPublisher([row.homepage], entries);
    if (!entry) continue;
    const id = taken.has(entry.id) ? row.id : entry.id;
    taken.add(id);
    await tx
      .updateTable("sources")
      .set({ ...factsOf(entry, row.edited), id, updated_at: now })
      .where("id", "=", row.id)
      .execute();
    if (id !== row.id)
      await tx.insertInto("source_aliases").values({ former_id: row.id, source_id: id }).execute();
    adopted.push(id);
  }
  return adopted;
}

/** The entry's facts but those that were edited, and all of them as what the catalogue said. */
function factsOf({ id: _i, feeds: _f, ...entry }: CatalogueEntry, edited: readonly string[]) {
  const editedColumns = new Set<string>(
    Object.entries(columns).flatMap(([name, all]) => (edited.includes(name) ? all : [])),
  );
  const { pictureLicence } = entry;
  const changed = {
    ...Object.fromEntries(facts.map((name) => [name, entry[name]])),
    band_evidence: JSON.stringify(entry.bandEvidence),
    ...(pictureLicence && {
      picture_licence: JSON.stringify(pictureLicence),
      images_allowed: true,
    }),
  };
  const set = Object.fromEntries(
    Object.entries(changed).filter(([name]) => !editedColumns.has(name)),
  );
  return { ...set, catalogue: JSON.stringify(entry) };
}
