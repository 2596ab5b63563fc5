import { type RawBuilder, sql } from "kysely";

/**
 * The entitlements of a user that hold at `now`, as the `from … where …` of a subquery; its rows are `e`. To be continued
 * with `and`.
 * @param userId the column with the user's id
 */
export const fromCurrentEntitlements = (userId: string, now: Date): RawBuilder<unknown> => sql`
  from entitlements e where e.user_id = ${sql.ref(userId)} and e.starts_at <= ${now}
    and (e.ends_at is null or e.ends_at > ${now})`;

/** The tiers that hold for a user at `now`, as an array in SQL. @param userId the column with the user's id */
export const currentTiers = (userId: string, now: Date): RawBuilder<string[]> =>
  sql<string[]>`array(select e.tier ${fromCurrentEntitlements(userId, now)})`;
