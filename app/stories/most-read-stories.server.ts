import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { isListed } from "./listing/is-listed.server.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import type { StorySummary } from "./story.ts";

/**
 * The most read news of a period in each language, most read first over all; trending stories come before others, samples
 * after real ones. One pass over the stories of the period, by the index `stories_newest`: an index by views would have
 * to be changed with each view.
 * @param o.from not itself part of the period
 */
export const mostReadStories = (
  db: Db,
  o: { from: Date; to: Date; perSource: number; perLanguage: number },
): Promise<StorySummary[]> => {
  const order = sql`sample, trending desc, views desc, published_at desc, id desc`;
  const inPeriod = sql`s.published_at > ${o.from} and s.published_at <= ${o.to}`;
  return readSummaries(
    db,
    // The period is given twice: otherwise the database may read all stories to find the chosen ones.
    sql`${inPeriod} and s.id in (select id from (
      select id, row_number() over (partition by lang order by ${order}) as place from (
        select *, row_number() over (partition by lang, source_id order by ${order}) as of_source from (
          select s.id, s.lang, s.source_id, s.sample, s.views, s.published_at,
                 coalesce(s.editor_trending, s.rule_trending_at is not null) as trending
          from stories s where ${inPeriod} and s.withdrawn_at is null and ${isListed}) period) by_source
      where of_source <= ${o.perSource}) by_language
    where place <= ${o.perLanguage})`,
    sql`order by s.views desc, s.published_at desc, s.id desc`,
  );
};
