// What events are called: for their page, for the banner, and for an editor, who may give one a title.
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { announceEvents } from "./clustering-job/writing.queries.server.ts";
import { findEvent } from "./events.server.ts";
import { type EventTitle, eventTitle, type TitleCandidate } from "./titles.ts";

/** The title that an editor gave the event `e` of a query, with its language; null for none. */
export const givenTitle = sql<{ title: string; lang: string } | null>`
  case when e.title is not null then json_build_object('title', e.title, 'lang', e.title_lang) end`;

/** The visible headline stories of the event `e` of a query: the lead story first, then English. */
export const titleCandidates = sql<TitleCandidate[]>`
  coalesce((
    select json_agg(json_build_object('id', s.id, 'lang', t.lang, 'title', s.title, 'url', s.canonical_url, 'confirmed', t.confirmed)
      order by t.story_id = e.lead_story_id desc, t.lang = 'en' desc, t.lang)
    from event_tellings t join stories s on s.id = t.story_id join sources src on src.id = s.source_id
    where t.event_id = e.id and s.withdrawn_at is null and src.opted_out_at is null
  ), '[]')`;

/**
 * The titles of events for a reader, by event; see `eventTitle`.
 * @param languages the reader's, the most wanted first; null: all
 */
export async function titlesOf(
  db: Db,
  events: readonly number[],
  languages: readonly string[] | null,
): Promise<Map<number, EventTitle>> {
  if (events.length === 0) return new Map();
  type Row = {
    id: number;
    lead: number | null;
    given: { title: string; lang: string } | null;
    candidates: TitleCandidate[];
  };
  const { rows } = await sql<Row>`
    select e.id, e.lead_story_id as lead,
      ${givenTitle} as given, ${titleCandidates} as candidates
    from events e where e.id = any(${[...events]}::bigint[])`.execute(db);
  return new Map(
    rows.flatMap(({ id, lead, given, candidates }) => {
      const title = eventTitle(given, candidates, { lead, languages });
      return title ? [[id, title]] : [];
    }),
  );
}

/** The longest title of an event, in characters. */
const longest = 160;

export type TitleResult = { ok: true; slug: string } | { ok: false; reason: "unknown" | "long" };

/**
 * Gives an event a title, which is used instead of every headline; its address stays. The change is audited.
 * @param given null removes the title: then a headline is used again
 */
export function setEventTitle(
  db: Db,
  slug: string,
  given: { title: string; lang: string } | null,
  { actor, now }: { actor: string; now: Date },
): Promise<TitleResult> {
  return transaction(db, async (tx): Promise<TitleResult> => {
    const event = await findEvent(tx, slug);
    if (!event) return { ok: false, reason: "unknown" };
    const title = given?.title.replace(/[\s\p{Cc}]+/gu, " ").trim() || null;
    if (title && title.length > longest) return { ok: false, reason: "long" };
    await tx
      .updateTable("events")
      .set({ title, title_lang: title && (given?.lang ?? null), updated_at: now })
      .where("id", "=", event.id)
      .execute();
    await audit(tx, {
      at: now,
      actor,
      action: "event.title",
      subject: event.slug,
      detail: { title, ...(title ? { lang: given?.lang } : {}) },
    });
    await announceEvents(tx, [event.id]);
    return { ok: true, slug: event.slug };
  });
}
