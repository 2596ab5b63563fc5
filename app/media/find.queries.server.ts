import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import { type Bias, bands, biasOf } from "#stories/bias.ts";
import type { Country } from "#stories/country.ts";
import { categoryNamesOf, type Section, type Topic } from "#stories/topic.ts";
import { shownEpisodes, shownVideos } from "./media.queries.server.ts";

export type WantedMedia = {
  q: string;
  country: Country | null;
  bias: Bias | null;
  since: Date | null;
  category: { topics: readonly Topic[]; sections: readonly Section[] } | null;
  sort: "relevance" | "date" | "popularity";
};

/** The condition on a row `m` of source `s`: exact filters, and the words as they stand in any case. */
function wanted(o: WantedMedia, category: "m.category" | "w.category"): Expression<SqlBool> {
  const pattern = patternOf(o.q);
  const names = o.category
    ? [
        ...categoryNamesOf(o.category.topics),
        ...o.category.sections.map((name) => name.toLowerCase()),
      ]
    : [];
  return sql<SqlBool>`(${pattern} = '%%' or m.title ilike ${pattern} or m.description ilike ${pattern})
    and (${o.country}::text is null or m.country = ${o.country})
    and (${o.category === null} or lower(${sql.ref(category)}) = any(${names}::text[]))
    and (${o.bias === null} or s.band = any(${bands.filter((b) => biasOf(b) === o.bias)}::text[])
      or (${o.bias === biasOf(null)} and s.band is null))
    and (${o.since}::timestamptz is null or m.published_at >= ${o.since}::timestamptz)`;
}

const patternOf = (q: string) => `%${q.trim().replace(/[\\%_]/g, "\\$&")}%`;

const order = (o: WantedMedia) =>
  ({
    relevance: sql`m.sample, m.title ilike ${patternOf(o.q)} desc, m.published_at desc, m.id desc`,
    date: sql`m.sample, m.published_at desc, m.id desc`,
    popularity: sql`m.views desc, m.published_at desc, m.id desc`,
  })[o.sort];

export async function videosWanted(db: Db, o: WantedMedia, limit: number) {
  const found = shownVideos(db).where(wanted(o, "m.category"));
  const { count } = await found
    .clearSelect()
    .select((q) => q.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await found.orderBy(order(o)).limit(limit).execute();
  return { rows, count: Number(count) };
}

export async function episodesWanted(db: Db, o: WantedMedia, limit: number) {
  const found = shownEpisodes(db).where(wanted(o, "w.category"));
  const { count } = await found
    .clearSelect()
    .select((q) => q.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await found.orderBy(order(o)).limit(limit).execute();
  return { rows, count: Number(count) };
}
