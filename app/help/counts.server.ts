import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { initiallyPopular } from "./help.ts";

/** How many days of reads count, and how many articles are popular. */
const popularRule = { days: 30, articles: 10 } as const;

type Counted = "reads" | "helpful" | "unhelpful";

/** One read of an article a day for each network, so that nobody can make an article popular by reloading it. */
const reads = rateLimit({ calls: 1, windowMs: dayMs });

/**
 * Counts a read of an article.
 * @param article the slug of an existing article
 * @param network of the reader (`networkOf`)
 */
export async function countHelpRead(
  db: Db,
  article: string,
  network: string,
  now: Date,
): Promise<void> {
  if (reads(`${article} ${network}`) === 0) await countHelp(db, article, "reads", now);
}

/** Counts a read or a vote of an article. @param article the slug of an existing article */
export const countHelp = (db: Db, article: string, what: Counted, now: Date): Promise<unknown> =>
  sql`
    insert into help_counts (article, day, ${sql.ref(what)})
    values (${article}, ${now.toISOString().slice(0, 10)}::date, 1)
    on conflict (article, day) do update set ${sql.ref(what)} = help_counts.${sql.ref(what)} + 1`.execute(
    db,
  );

/** The ten most read articles of the last thirty days, filled up by `initiallyPopular`. */
export async function popularHelp(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ article: string }>`
    select article from help_counts
    where day > ${now.toISOString().slice(0, 10)}::date - ${popularRule.days}::int and reads > 0
    group by article order by sum(reads) desc, article limit ${popularRule.articles}`.execute(db);
  return [...new Set([...rows.map(({ article }) => article), ...initiallyPopular])].slice(
    0,
    popularRule.articles,
  );
}
