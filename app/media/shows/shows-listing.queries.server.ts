import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

/** A show is ours if our newsroom is its source; the sample newsroom plays ours. */
export const isOwnShow = sql<boolean>`(s.kind = 'own' or w.sample)`;

/** Shows with an episode that is visible, of sources that have not opted out. */
export const selectShows = (db: Db) =>
  db
    .selectFrom("shows as w")
    .innerJoin("sources as s", "s.id", "w.source_id")
    .leftJoin("authors as a", "a.id", "w.host_id")
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom("episodes as m")
          .whereRef("m.show_id", "=", "w.id")
          .where("m.withdrawn_at", "is", null)
          .select((x) => [
            x.fn.countAll<number>().as("episodes"),
            x.fn.max("m.published_at").as("latest_at"),
            x.fn.max("m.updated_at").as("changed_at"),
          ])
          .as("m"),
      (join) => join.onTrue(),
    )
    .where("s.opted_out_at", "is", null)
    .where("m.episodes", ">", 0)
    .select([
      "w.id",
      "w.slug",
      "w.name",
      "w.description",
      "w.lang",
      "w.image",
      "w.category",
      "w.homepage",
      "w.sample",
      "w.host_id",
      "w.updated_at",
      "s.id as source_id",
      "s.name as source_name",
      "s.images_allowed",
      "m.episodes",
      "m.latest_at",
      "m.changed_at",
      isOwnShow.as("own"),
      sql<string | null>`coalesce(a.name, w.host_name)`.as("host"),
    ]);

export type ShowRow = Awaited<ReturnType<ReturnType<typeof selectShows>["execute"]>>[number];
