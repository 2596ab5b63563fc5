import { sql } from "kysely";
import { letterSite } from "#mails/letter.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs, hourMs } from "#platform/duration.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import { isUuid } from "#platform/uuid.ts";
import { decisionIn } from "./moderation/decision-row.ts";
import { noticeMail } from "./moderation/letters.mail.server.ts";
import { reporterOf } from "./moderation/people.queries.server.ts";
import { subjectsOf } from "./moderation/subject.queries.server.ts";
import type { DecisionView } from "./moderation.ts";
import { numberOf } from "./moderation.ts";
import type { MemberReason, NoticeReason } from "./report.ts";

/** Reports that are accepted from one member in a day. */
const maxReportsPerDay = 30;

type Context = { db: Database; config: Config; now: () => Date };

/** A valid report (`noticeProblems`, `reportProblems`). */
export type NewReport =
  | {
      kind: "member";
      userId: string;
      contributions: readonly number[];
      reason: MemberReason;
      explanation: string;
      locale: Locale;
    }
  | {
      kind: "notice";
      contributions: readonly number[];
      reason: NoticeReason;
      explanation: string;
      /** Empty if it was left out (`mayBeAnonymous`). */
      name: string;
      email: string;
      locale: Locale;
    };

export type ReportResult =
  | { ok: true; id: string }
  /** `unknown`: one of the contributions is not shown. */
  | { ok: false; reason: "unknown" | "limited" };

/**
 * Stores a report, and confirms a notice by mail. The same report again within an hour, or from the same member while
 * it is open, changes nothing.
 * @returns its id, which cannot be guessed: it gives access to the page with the outcome
 */
export function receiveReport(
  { db, config, now }: Context,
  report: NewReport,
): Promise<ReportResult> {
  const at = now();
  const from = report.kind === "member" ? report.userId : report.email || report.explanation;
  return transaction(db, async (tx): Promise<ReportResult> => {
    // Two identical requests at once store one report.
    await sql`select pg_advisory_xact_lock(hashtext(${`report ${from}`}))`.execute(tx);
    const before = await reportedBefore(tx, report, at);
    if (before) return { ok: true, id: before };
    if (!(await areShown(tx, report.contributions))) return { ok: false, reason: "unknown" };
    if (report.kind === "member" && (await reportsOfDay(tx, report.userId, at)) >= maxReportsPerDay)
      return { ok: false, reason: "limited" };
    const { id, number } = await tx
      .insertInto("contribution_reports")
      .values({
        kind: report.kind,
        user_id: report.kind === "member" ? report.userId : null,
        name: report.kind === "notice" ? report.name || null : null,
        email: report.kind === "notice" ? report.email || null : null,
        locale: report.locale,
        reason: report.reason,
        explanation: report.explanation,
        created_at: at,
      })
      .returning(["id", "number"])
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("reported_contributions")
      .values(
        report.contributions.map((contribution_id) => ({
          report_id: id,
          contribution_id,
          reported_at: at,
        })),
      )
      .execute();
    const to = report.kind === "notice" ? await reporterOf(tx, id) : null;
    if (to)
      await queueMail(
        tx,
        {
          ...noticeMail(
            { id, number: numberOf(number, at), locale: to.locale },
            letterSite(config),
          ),
          key: `notice ${id}`,
          kind: "transactional",
          to: to.email,
          locale: to.locale,
        },
        at,
      );
    return { ok: true, id };
  });
}

/** The id of an earlier identical report, which names all of the same contributions; null for none. */
export async function reportedBefore(db: Db, report: NewReport, now: Date): Promise<string | null> {
  const same = db
    .selectFrom("contribution_reports as r")
    .innerJoin("reported_contributions as c", "c.report_id", "r.id")
    .select("r.id")
    .where("c.contribution_id", "in", [...report.contributions])
    .where("r.reason", "=", report.reason)
    .groupBy("r.id")
    .having((e) => e.fn.countAll(), "=", new Set(report.contributions).size);
  const row =
    report.kind === "member"
      ? await same
          .where("r.user_id", "=", report.userId)
          .where("c.decided_at", "is", null)
          .executeTakeFirst()
      : await same
          .where("r.kind", "=", "notice")
          .where(sql<boolean>`r.email is not distinct from ${report.email || null}`)
          .where("r.explanation", "=", report.explanation)
          .where("r.created_at", ">", new Date(now.getTime() - hourMs))
          .executeTakeFirst();
  return row?.id ?? null;
}

async function areShown(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const rows = await tx
    .selectFrom("contributions")
    .select("id")
    .where("id", "in", [...ids])
    .where("state", "=", "shown")
    .execute();
  return ids.length > 0 && rows.length === ids.length;
}

async function reportsOfDay(tx: Tx, userId: string, at: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("contribution_reports")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("created_at", ">", new Date(at.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A contribution to report, as the form quotes it. */
export type Reportable = { id: number; writer: string; text: string; lang: string; path: string };

/** Those of the contributions that are shown, in the order of their ids as given. */
export async function listReportable(db: Db, ids: readonly number[]): Promise<Reportable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("contributions as c")
    .leftJoin("discussion_members as m", "m.user_id", "c.user_id")
    .select(["c.id", "c.text", "c.lang", "c.sample_name", "m.display_name"])
    .where("c.id", "in", ids)
    .where("c.state", "=", "shown")
    .execute();
  const subjects = await subjectsOf(
    db,
    rows.map(({ id }) => id),
  );
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const subject = subjects.get(id);
    if (!row || !subject) return [];
    const writer = row.display_name ?? row.sample_name ?? "";
    return [{ id, writer, text: row.text, lang: row.lang, path: subject.path }];
  });
}

/** One of them; null if it is not shown. */
export const findReportable = async (db: Db, id: number): Promise<Reportable | null> =>
  (await listReportable(db, [id]))[0] ?? null;

/** A report as its sender sees it, with the outcomes. */
export type SentReport = {
  id: string;
  number: string;
  kind: "member" | "notice";
  reason: string;
  at: string;
  items: readonly {
    contribution: string;
    /** Its path; null if the piece or event no longer exists. */
    path: string | null;
    /** What became of one that was kept: its writer deleted it, or it was removed after all. Null while it is open. */
    decision: (DecisionView & { deletedSince: boolean; removedSince: boolean }) | null;
    /** Answered without a decision, as its writer had deleted it. */
    gone: { at: string } | null;
    objection: {
      number: string;
      at: string;
      outcome: "granted" | "upheld" | null;
      reasons: string;
    } | null;
  }[];
};

/** Whether a report with this id was sent by a member. */
export async function isMembersReport(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await db
    .selectFrom("contribution_reports")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.kind === "member";
}

/**
 * A report by its id; null for none.
 * @param readerId the reader of the page: a member's report is shown to that member only
 */
export async function sentReport(
  db: Db,
  id: string,
  readerId: string | null,
): Promise<SentReport | null> {
  if (!isUuid(id)) return null;
  const report = await db
    .selectFrom("contribution_reports")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!report || (report.kind === "member" && report.user_id !== readerId)) return null;
  const rows = await db
    .selectFrom("reported_contributions as r")
    .innerJoin("contributions as c", "c.id", "r.contribution_id")
    .leftJoin("moderation_decisions as d", "d.id", "r.decision_id")
    .leftJoin("moderation_objections as o", (join) =>
      join.onRef("o.decision_id", "=", "d.id").onRef("o.report_id", "=", "r.report_id"),
    )
    .selectAll("d")
    .select([
      "r.contribution_id as reported",
      "r.gone",
      "r.decided_at as answered",
      "c.state as now",
      // Another decision may have removed what this one kept.
      sql<boolean>`exists (
        select from moderation_decisions later
        where later.contribution_id = r.contribution_id and later.kind = 'reject' and later.revoked_at is null
          and later.id <> d.id and later.decided_at >= d.decided_at)`.as("removed"),
    ])
    .select(["o.number as o_number", "o.created_at as o_at", "o.outcome as o_outcome"])
    .select("o.reasons as o_reasons")
    .where("r.report_id", "=", id)
    .orderBy("r.contribution_id")
    .execute();
  const subjects = await subjectsOf(
    db,
    rows.map(({ reported }) => reported),
  );
  const items = rows.map((row): SentReport["items"][number] => {
    const subject = subjects.get(row.reported);
    const decision = row.id === null ? null : decisionIn(row as never);
    return {
      contribution: String(row.reported),
      path: subject ? `${subject.path}/discussion?comment=${row.reported}` : null,
      decision: decision && {
        ...decision,
        deletedSince: decision.kind === "approve" && row.now === "deleted" && !row.removed,
        removedSince: decision.kind === "approve" && row.removed,
      },
      gone: row.gone && row.answered ? { at: row.answered.toISOString() } : null,
      objection:
        row.o_number === null || row.o_at === null
          ? null
          : {
              number: numberOf(row.o_number, row.o_at),
              at: row.o_at.toISOString(),
              outcome: row.o_outcome as "granted" | "upheld" | null,
              reasons: row.o_reasons ?? "",
            },
    };
  });
  return {
    id,
    number: numberOf(report.number, report.created_at),
    kind: report.kind as SentReport["kind"],
    reason: report.reason,
    at: report.created_at.toISOString(),
    items,
  };
}
