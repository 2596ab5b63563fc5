import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import { mentionsIn } from "./contribution.ts";
import { nameKey } from "./display-name.ts";

/**
 * Creates notifications of a contribution that is now shown: for the writer of the contribution it replies to, for
 * mentioned members, and for followers of its thread. Members get no notification of their own contributions, of
 * writers whom they block, or a second one of the same contribution.
 */
export async function createNotifications(tx: Tx, id: number, now: Date): Promise<void> {
  const { text } = await tx
    .selectFrom("contributions")
    .select("text")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const named = await membersNamedIn(tx, text);
  await sql`
    insert into discussion_notices (user_id, contribution_id, kind, created_at)
    select distinct on (recipient.user_id) recipient.user_id, c.id, recipient.kind, ${now}
    from contributions c
    cross join lateral (
      select p.user_id, 'reply' as kind, 1 as rank from contributions p where p.id = c.parent_id
      union all
      select m.user_id, 'mention', 2 from discussion_members m where m.name_key = any (${named}::text[])
      union all
      select f.user_id, 'thread', 3 from discussion_follows f where f.root_id = c.root_id
    ) recipient
    where c.id = ${id} and recipient.user_id is not null and recipient.user_id is distinct from c.user_id
      and not exists (
        select from discussion_blocks b where b.user_id = recipient.user_id and b.blocked_id = c.user_id)
    order by recipient.user_id, recipient.rank
    on conflict (contribution_id, user_id) do nothing`.execute(tx);
}

/** The keys of the members whom a text mentions. "@Ben Example" means the member "Ben Example"; without one, "Ben". */
async function membersNamedIn(tx: Tx, text: string): Promise<string[]> {
  const mentions = mentionsIn(text).map(possibleKeys);
  const keys = [...new Set(mentions.flat())];
  if (keys.length === 0) return [];
  const members = await tx
    .selectFrom("discussion_members")
    .select("name_key")
    .where("name_key", "in", keys)
    .execute();
  const known = new Set(members.map((member) => member.name_key));
  return mentions.flatMap((possible) => possible.findLast((key) => known.has(key)) ?? []);
}

/** The keys of the names that may stand after an "@": of one word, of two, and so on. */
function possibleKeys(after: string): string[] {
  const words = after.split(" ").slice(0, 5);
  const keys = words.map((_, at) =>
    nameKey(
      words
        .slice(0, at + 1)
        .join(" ")
        .replace(/[^\p{L}\p{N}]+$/u, ""),
    ),
  );
  return keys.filter((key) => key !== "");
}
