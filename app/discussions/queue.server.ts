// The moderation page's data: four lists, and everything about one contribution.
import { sql } from "kysely";
import { letterLanguage } from "#accounts/letter-language.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { idIn } from "#platform/id.ts";
import { guidelineIn } from "./guideline.ts";
import { decisionIn } from "./moderation/decision-row.ts";
import { fingerprintOf, lastDecisionsOf } from "./moderation/decisions.queries.server.ts";
import { holdRuleIn } from "./moderation/hold-rules.ts";
import { subjectsOf } from "./moderation/subject.queries.server.ts";
import {
  type Decided,
  decisionKinds,
  numberOf,
  type QueueItem,
  type QueueName,
  type QueueRow,
  shortName,
} from "./moderation.ts";
import { searchWordLists } from "./word-lists.server.ts";

/** A row of a list, without its piece or event. */
type Row = {
  id: string;
  contribution: number | null;
  at: Date;
  text: string | null;
  lang: string | null;
  writer: string | null;
  held_by: string | null;
  reports: number;
  notice: boolean;
  decided_kind: string | null;
  decided_name: string | null;
};

const contribution = sql`
  c.id as contribution, c.text, c.lang, coalesce(m.display_name, c.sample_name) as writer, c.held_by`;
const undecided = sql`null as decided_kind, null as decided_name`;
const waiting = sql`
  (select count(*)::int from reported_contributions r where r.contribution_id = c.id and r.decided_at is null)
    as reports,
  exists (select from reported_contributions r join contribution_reports n on n.id = r.report_id and n.kind = 'notice'
    where r.contribution_id = c.id and r.decided_at is null) as notice`;

/**
 * The queries of the lists: open items, oldest first, and decisions, newest first. Moderators do not see objections to
 * their own decisions.
 */
const lists: Record<QueueName, (moderator: string, limit: number) => ReturnType<typeof sql<Row>>> =
  {
    held: (_, limit) => sql<Row>`
    select c.id::text as id, c.created_at as at, ${contribution}, ${waiting}, ${undecided}
    from contributions c left join discussion_members m on m.user_id = c.user_id
    where c.state = 'held' order by c.id limit ${limit}`,
    reported: (_, limit) => sql<Row>`
    select c.id::text as id, first.at, ${contribution}, ${waiting}, ${undecided}
    from (
      select r.contribution_id, min(r.reported_at) as at
      from reported_contributions r join contributions c on c.id = r.contribution_id and c.state <> 'deleted'
      where r.decided_at is null group by r.contribution_id order by min(r.reported_at), r.contribution_id limit ${limit}
    ) first
    join contributions c on c.id = first.contribution_id
    left join discussion_members m on m.user_id = c.user_id
    order by first.at, c.id`,
    objections: (moderator, limit) => sql<Row>`
    select o.id::text as id, o.created_at as at, ${contribution}, 0 as reports, o.side = 'reporter' as notice, ${undecided}
    from moderation_objections o
    join moderation_decisions d on d.id = o.decision_id and d.decided_by is distinct from ${moderator}::uuid
    left join contributions c on c.id = d.contribution_id
    left join discussion_members m on m.user_id = c.user_id
    where o.decided_at is null order by o.created_at, o.number limit ${limit}`,
    decided: (_, limit) => sql<Row>`
    select d.id::text as id, d.decided_at as at, ${contribution}, 0 as reports, false as notice,
      d.kind as decided_kind, u.name as decided_name
    from moderation_decisions d
    left join contributions c on c.id = d.contribution_id
    left join discussion_members m on m.user_id = c.user_id
    left join users u on u.id = d.decided_by
    order by d.decided_at desc, d.number desc limit ${limit}`,
  };

/** A list of open items or of decisions. @param o.moderator the id of the moderator who looks at it */
export async function listQueue(
  db: Db,
  name: QueueName,
  o: { moderator: string; limit: number },
): Promise<QueueRow[]> {
  const { rows } = await lists[name](o.moderator, o.limit).execute(db);
  const subjects = await subjectsOf(
    db,
    rows.flatMap((row) => (row.contribution === null ? [] : [row.contribution])),
  );
  return rows.map((row) => ({
    id: row.id,
    contribution: row.contribution === null ? null : String(row.contribution),
    at: row.at.toISOString(),
    text: row.text ?? "",
    lang: row.lang ?? "",
    writer: row.writer ?? "",
    subjectTitle: subjects.get(row.contribution ?? 0)?.title ?? "",
    heldBy: holdRuleIn(row.held_by),
    reports: row.reports,
    notice: row.notice,
    decided:
      row.decided_kind === null ? null : decidedIn(row.decided_kind, row.decided_name, row.at),
  }));
}

const decidedIn = (kind: string, name: string | null, at: Date): Decided => ({
  kind: decisionKinds.find((one) => one === kind) ?? "gone",
  by: name === null ? null : shortName(name),
  at: at.toISOString(),
});

export type QueueCounts = Record<Exclude<QueueName, "decided">, number>;

/** The number of open items in each list. @param moderator the id of the moderator who looks at them */
export async function countQueues(db: Db, moderator: string): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select
      (select count(*)::int from contributions where state = 'held') as held,
      (select count(distinct r.contribution_id)::int
        from reported_contributions r join contributions c on c.id = r.contribution_id and c.state <> 'deleted'
        where r.decided_at is null) as reported,
      (select count(*)::int from moderation_objections o join moderation_decisions d on d.id = o.decision_id
        where o.decided_at is null and d.decided_by is distinct from ${moderator}::uuid) as objections`.execute(
    db,
  );
  return rows[0] ?? { held: 0, reported: 0, objections: 0 };
}

/** The decisions about items of a list. @returns by id, only for items that are no longer open */
export async function outcomesOf(
  db: Db,
  name: QueueName,
  ids: readonly string[],
): Promise<Record<string, Decided>> {
  if (name === "objections") return objectionsDecided(db, ids);
  if (name === "decided") return {};
  const numbers = ids.flatMap((id) => idIn(id) ?? []);
  const still =
    name === "held"
      ? await sql<{ id: number }>`
          select id from contributions where state = 'held' and id = any(${numbers}::bigint[])`.execute(
          db,
        )
      : await sql<{ id: number }>`
          select distinct contribution_id as id from reported_contributions
          where decided_at is null and contribution_id = any(${numbers}::bigint[])`.execute(db);
  const waits = new Set(still.rows.map(({ id }) => id));
  const closed = numbers.filter((id) => !waits.has(id));
  const decisions = await lastDecisionsOf(db, closed);
  const gone: Decided = { kind: "gone", by: null, at: null };
  return Object.fromEntries(closed.map((id) => [id, decisions.get(id)?.decided ?? gone]));
}

async function objectionsDecided(db: Db, ids: readonly string[]): Promise<Record<string, Decided>> {
  const rows = await db
    .selectFrom("moderation_objections as o")
    .leftJoin("users as u", "u.id", "o.decided_by")
    .select(["o.id", "o.outcome", "o.decided_at", "u.name"])
    .where(sql<boolean>`o.id::text = any(${[...ids]}::text[])`)
    .where("o.decided_at", "is not", null)
    .execute();
  return Object.fromEntries(
    rows.map(({ id, outcome, decided_at, name }) => [
      id,
      {
        kind: outcome === "granted" ? "granted" : "upheld",
        by: name === null ? null : shortName(name),
        at: decided_at?.toISOString() ?? null,
      } satisfies Decided,
    ]),
  );
}

/** Everything that the page shows about one contribution; null for none. */
export async function queueItem(db: Db, id: number): Promise<QueueItem | null> {
  const row = await db
    .selectFrom("contributions as c")
    .leftJoin("discussion_members as m", "m.user_id", "c.user_id")
    .selectAll("c")
    .select(["m.display_name", "m.approved", "m.rejected", "m.muted_until"])
    .select("m.created_at as member_since")
    .where("c.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const [subjects, fingerprint, parent, thread, writer, reports, decisions] = [
    await subjectsOf(db, [id]),
    await fingerprintOf(db, row),
    await parentOf(db, row.parent_id),
    await threadOf(db, row),
    await writerRecord(db, row.user_id),
    await reportsOf(db, id),
    await decisionsOf(db, id),
  ];
  const found = row.held_by === "words" ? await searchWordLists(db, row) : [];
  const subject = subjects.get(id);
  return {
    id: String(id),
    fingerprint,
    state: row.state as QueueItem["state"],
    text: row.text,
    lang: row.lang,
    heldBy: holdRuleIn(row.held_by),
    found: found ?? [],
    at: row.created_at.toISOString(),
    picked: row.picked_at !== null,
    subject: subject ?? null,
    parent,
    thread,
    writer: {
      name: row.display_name ?? row.sample_name ?? "",
      tier: row.tier,
      since: row.member_since?.toISOString() ?? null,
      approved: row.approved ?? 0,
      rejected: row.rejected ?? 0,
      mutedUntil: row.muted_until?.toISOString() ?? null,
      gone: row.user_id === null,
      ...writer,
    },
    reports,
    decisions,
  };
}

async function parentOf(db: Db, id: number | null): Promise<QueueItem["parent"]> {
  if (id === null) return null;
  const row = await db
    .selectFrom("contributions as c")
    .leftJoin("discussion_members as m", "m.user_id", "c.user_id")
    .select(["c.text", "c.lang", "c.sample_name", "m.display_name"])
    .where("c.id", "=", id)
    .executeTakeFirst();
  return row
    ? { writer: row.display_name ?? row.sample_name ?? "", text: row.text, lang: row.lang }
    : null;
}

async function threadOf(
  db: Db,
  row: { id: number; root_id: number | null },
): Promise<QueueItem["thread"]> {
  const root = await db
    .selectFrom("contributions")
    .select(["placed", "closed_at"])
    .where("id", "=", row.root_id ?? row.id)
    .executeTakeFirst();
  if (!root?.placed) return null;
  return root.closed_at === null ? "open" : "closed";
}

/** A writer's record, for the moderator who decides. */
async function writerRecord(db: Db, userId: string | null) {
  const { rows } = await sql<{ contributions: number; mutes: number; ground: string | null }>`
    select (select count(*)::int from contributions where user_id = ${userId}::uuid) as contributions,
      (select count(*)::int from moderation_decisions
        where member_id = ${userId}::uuid and muted_until is not null and revoked_at is null) as mutes,
      (select guideline from moderation_decisions
        where member_id = ${userId}::uuid and kind = 'reject' and revoked_at is null
        order by number desc limit 1) as ground`.execute(db);
  const { contributions = 0, mutes = 0, ground = null } = rows[0] ?? {};
  return { contributions, mutes, lastGround: guidelineIn(ground ?? "") };
}

/** The open reports about a contribution. The reporter's identity is not returned. */
async function reportsOf(db: Db, id: number): Promise<QueueItem["reports"]> {
  const rows = await db
    .selectFrom("reported_contributions as r")
    .innerJoin("contribution_reports as n", "n.id", "r.report_id")
    .select(["n.number", "n.kind", "n.reason", "n.explanation", "n.created_at"])
    .where("r.contribution_id", "=", id)
    .where("r.decided_at", "is", null)
    .orderBy("n.number")
    .limit(50)
    .execute();
  return rows.map((row) => ({
    number: numberOf(row.number, row.created_at),
    kind: row.kind === "notice" ? "notice" : "member",
    reason: row.reason,
    explanation: row.explanation,
    at: row.created_at.toISOString(),
  }));
}

async function decisionsOf(db: Db, id: number): Promise<QueueItem["decisions"]> {
  const rows = await db
    .selectFrom("moderation_decisions as d")
    .leftJoin("users as u", "u.id", "d.decided_by")
    .selectAll("d")
    .select("u.name")
    .where("d.contribution_id", "=", id)
    .orderBy("d.number", "desc")
    .limit(20)
    .execute();
  return rows.map((row) => ({
    ...decisionIn(row),
    by: row.name === null ? null : shortName(row.name),
  }));
}

/** The language of mails to a contribution's writer, in which the facts should be written. */
export async function writerLanguage(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom("contributions as c")
    .select(letterLanguage("c.user_id").as("language"))
    .where("c.id", "=", id)
    .executeTakeFirst();
  return row?.language ?? "en";
}
