import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "#platform/db/db.server.ts";
import { isUuid } from "#platform/uuid.ts";
import { isCoveredPlace } from "#stories/country.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import { alertKinds, alertWays } from "./alert.ts";
import { type AlertChoices, noChoices } from "./choices.ts";

/** Lenient: a value that another version of the site wrote differently counts as not chosen. */
const kindChoice = z.object({
  way: z.enum(alertWays).catch("off"),
  countries: z
    .array(z.string())
    .catch([])
    .transform((names) => names.filter(isCoveredPlace)),
  languages: z
    .array(z.string())
    .catch([])
    .transform((codes) => codes.filter(isStoryLanguage)),
});

/** The columns of `alert_settings` that hold choices. */
export type SettingsRow = {
  kinds: unknown;
  quiet_from: number | null;
  quiet_until: number | null;
  mail_after_quiet: boolean;
  a_day: number | null;
};

export function choicesOf(row: SettingsRow): AlertChoices {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(row.kinds);
  const kinds = alertKinds.map((kind) => [
    kind,
    kindChoice.safeParse(stored[kind]).data ?? noChoices.kinds[kind],
  ]);
  return {
    kinds: Object.fromEntries(kinds) as AlertChoices["kinds"],
    quiet:
      row.quiet_from === null || row.quiet_until === null
        ? null
        : { from: row.quiet_from, until: row.quiet_until },
    mailAfterQuiet: row.mail_after_quiet,
    aDay: row.a_day,
  };
}

/** A reader's choices about alerts. Without any saved, all alerts are off. */
export async function alertChoicesOf(db: Db, readerId: string): Promise<AlertChoices> {
  const row = await db
    .selectFrom("alert_settings")
    .select(["kinds", "quiet_from", "quiet_until", "mail_after_quiet", "a_day"])
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  return row ? choicesOf(row) : noChoices;
}

export async function saveAlertChoices(
  db: Db,
  readerId: string,
  { kinds, quiet, mailAfterQuiet, aDay }: AlertChoices,
  now: Date,
): Promise<void> {
  const row = {
    kinds: JSON.stringify(kinds),
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    mail_after_quiet: mailAfterQuiet,
    a_day: aDay,
    updated_at: now,
  };
  await db
    .insertInto("alert_settings")
    .values({ user_id: readerId, ...row })
    .onConflict((c) => c.column("user_id").doUpdateSet(row))
    .execute();
}

/** Ends all alerts by mail of the reader with this token; alerts in browsers stay. @returns whether there is one */
export async function unsubscribeFromAlertMails(
  db: Db,
  token: string,
  now: Date,
): Promise<boolean> {
  if (!isUuid(token)) return false;
  const { rows } = await sql`
    update alert_settings set updated_at = ${now}, mail_after_quiet = false, kinds = coalesce((
      select jsonb_object_agg(k.key, case when k.value ->> 'way' = 'mail'
        then k.value || '{"way": "off"}' else k.value end)
      from jsonb_each(kinds) k), '{}')
    where stop_token = ${token}::uuid returning user_id`.execute(db);
  return rows.length > 0;
}

/** Whether the token of an unsubscribe link belongs to a reader. */
export async function isAlertUnsubscribeToken(db: Db, token: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const row = await db
    .selectFrom("alert_settings")
    .select("user_id")
    .where("stop_token", "=", token)
    .executeTakeFirst();
  return row !== undefined;
}
