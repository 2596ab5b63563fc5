import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { fold } from "../fold.ts";

type Row = { id: string; name: string; country: string };

/** All sources that readers may see. There are some hundreds. */
export async function listVisibleSources(db: Db): Promise<Row[]> {
  return db
    .selectFrom("sources")
    .select(["id", "name", "country"])
    .where("opted_out_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/**
 * Finds sources by an id, a name, or the beginning of a name.
 * @returns `ids` is null where no name was given; `unknown` has the names that match no source
 */
export async function resolveSources(
  db: Db,
  names: readonly string[] | undefined,
): Promise<{ ids: string[] | null; unknown: string[] }> {
  if (!names) return { ids: null, unknown: [] };
  const sources = (await listVisibleSources(db)).map(({ id, name }) => ({ id, name: fold(name) }));
  const ids = new Set<string>();
  const unknown: string[] = [];
  for (const typed of names) {
    const word = fold(typed);
    const exact = sources.filter(
      ({ id, name }) =>
        id === typed.toLowerCase() || (word && (name === word || fold(id) === word)),
    );
    const found =
      exact.length || !word ? exact : sources.filter((s) => hasWordStarting(s.name, word));
    for (const { id } of found) ids.add(id);
    if (found.length === 0) unknown.push(typed);
  }
  return { ids: ids.size > 0 ? [...ids] : null, unknown };
}

/** Whether one of the words of a folded text starts with `typed`, which may go on over several words. */
export const hasWordStarting = (text: string, typed: string): boolean =>
  ` ${text}`.includes(` ${typed}`);

export async function readSourceNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from sources where id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
