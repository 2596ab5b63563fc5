import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

/** The newest visible story at any of these addresses of its publisher; null for none. @returns its id */
export async function storyAtAddress(db: Db, addresses: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stories s join sources src on src.id = s.source_id
    where s.canonical_url = any(${[...addresses]}::text[])
      and s.withdrawn_at is null and src.opted_out_at is null
    order by s.published_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
