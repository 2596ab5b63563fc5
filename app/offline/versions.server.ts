import { type RawBuilder, sql } from "kysely";
import type { Item, ItemKind } from "#library/item.ts";
import { isVisible } from "#library/items.server.ts";
import type { Db } from "#platform/db/db.server.ts";

/** What the version of a copy is made of: when the item last changed, and what decides about access to it. */
export type VersionFacts = {
  key: string;
  changed: number;
  premium: boolean;
  provenance: "own" | "feed";
  publishedAt: Date;
};

const tables = { article: "stories", video: "videos", podcast: "episodes" } as const;
/** A video or an episode is ours if its file is. */
const provenances: Record<ItemKind, RawBuilder<unknown>> = {
  article: sql`i.provenance`,
  video: sql`case when i.recording is null then 'feed' else 'own' end`,
  podcast: sql`case when i.recording is null then 'feed' else 'own' end`,
};

/** The facts of the items among these that are visible, in one query for each kind. */
export async function versionFactsOf(db: Db, items: readonly Item[]): Promise<VersionFacts[]> {
  const kinds = Object.keys(tables) as ItemKind[];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const { rows } = await sql<VersionFacts>`
        select ${kind} || ':' || i.id as key, (extract(epoch from i.updated_at) * 1000)::bigint as changed,
          i.premium, ${provenances[kind]} as provenance, i.published_at as "publishedAt"
        from ${sql.table(tables[kind])} i
        where i.id = any(${ids}::bigint[]) and ${isVisible[kind]}`.execute(db);
      return rows;
    }),
  );
  return found.flat();
}
