// What alerts need of single stories: our own pieces, and stories that an editor has flagged as breaking.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { CoveredPlace } from "./country.ts";
import { isListed } from "./listing/is-listed.server.ts";
import type { Topic } from "./topic.ts";

export type StoryForAlerts = {
  id: number;
  slug: string;
  title: string;
  lang: string;
  excerpt: string;
  /** Whether it is a piece of our own. */
  own: boolean;
  publishedAt: Date;
  topics: Topic[];
  countries: CoveredPlace[];
  author: { slug: string; name: string } | null;
};

/** Stories that are listed now, by their ids or slugs; samples are left out. */
export async function storiesForAlerts(
  db: Db,
  which: { ids: readonly number[]; slugs: readonly string[] },
): Promise<StoryForAlerts[]> {
  if (which.ids.length + which.slugs.length === 0) return [];
  const { rows } = await sql<StoryForAlerts>`
    select s.id, s.slug, s.title, s.lang, s.excerpt, s.provenance = 'own' as own, s.published_at as "publishedAt",
      array(select topic from story_topics where story_id = s.id order by 1) as topics,
      array(select country from story_countries where story_id = s.id order by position) as countries,
      case when a.id is not null then json_build_object('slug', a.slug, 'name', a.name) end as author
    from stories s left join authors a on a.id = s.author_id
    where (s.id = any(${[...which.ids]}::bigint[]) or s.slug = any(${[...which.slugs]}::text[]))
      and not s.sample and s.withdrawn_at is null and ${isListed}
    order by s.id`.execute(db);
  return rows;
}
