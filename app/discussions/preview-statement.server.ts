import { letterSite } from "#mails/letter.server.ts";
import { type Ground, type ModerationContext, reportedSince } from "./decisions.server.ts";
import { holdRuleIn } from "./moderation/hold-rules.ts";
import { statementMail } from "./moderation/letters.mail.server.ts";
import { recipientOf } from "./moderation/people.queries.server.ts";
import { type LetterPreview, laterMute, type MuteDays, muteEnds, originOf } from "./moderation.ts";

/** Placeholders for the id and number that a decision gets when it is stored. */
const notYet = { id: "…", number: "____" };

/**
 * The statement of reasons that a rejection or a mute would send, for the moderator to read first.
 * @returns null where the contribution or its writer no longer exists
 */
export async function previewStatement(
  { db, config, now }: ModerationContext,
  o: { contribution: number; kind: "reject" | "mute"; ground: Ground; days: MuteDays | null },
): Promise<LetterPreview | null> {
  const row = await db
    .selectFrom("contributions as c")
    .leftJoin("discussion_members as m", "m.user_id", "c.user_id")
    .select(["c.user_id", "c.held_by", "c.held_at", "c.created_at", "m.muted_until"])
    .where("c.id", "=", o.contribution)
    .executeTakeFirst();
  const writer = await recipientOf(db, row?.user_id ?? null);
  if (!row || !writer) return null;
  const at = now();
  const reported = (await reportedSince(db, o.contribution)) !== null;
  const decision = {
    id: notYet.id,
    number: `${at.getUTCFullYear()}-${notYet.number}`,
    kind: o.kind,
    at: at.toISOString(),
    origin: originOf({ heldAt: row.held_at, writtenAt: row.created_at, reported }),
    heldBy: holdRuleIn(row.held_by),
    guideline: o.ground.guideline,
    law: o.ground.law.trim() || null,
    facts: o.ground.facts.trim(),
    mutedUntil: o.days ? laterMute(row.muted_until, muteEnds(o.days, at)).toISOString() : null,
    automated: false,
    revokedAt: null,
  } as const;
  const statement = { decision, writtenAt: row.created_at };
  const { subject, text } = statementMail(statement, writer.locale, letterSite(config));
  return { subject, paragraphs: text.trim().split("\n\n"), lang: writer.locale };
}
