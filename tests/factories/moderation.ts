// Members and moderators who write, report and decide about what stands under one piece.
import { randomUUID } from "node:crypto";
import { approve, mute, reject } from "#discussions/decisions.server.ts";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { submitObjection } from "#discussions/objections.server.ts";
import { post, type Writer } from "#discussions/posting.server.ts";
import { queueItem } from "#discussions/queue.server.ts";
import { type NewReport, receiveReport, sentReport } from "#discussions/reports.server.ts";
import { readConfig } from "#platform/config.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import { signIn } from "./readers.ts";
import { publish } from "./stories.ts";

export type Person = Writer & { email: string };
/** A ground of a rejection or a mute. */
export const ground = {
  guideline: "people" as const,
  law: "",
  facts: "It calls the mayor a thief without any evidence.",
};

/** A discussion with members and moderators, on a clock of its own. */
export async function moderatedDiscussion(db: Database) {
  const start = new Date("2026-11-20T12:00:00Z");
  const config = readConfig({ BASE_URL: "https://eunison.example" });
  const slug = await publish(db, start);
  const clock = { now: start };
  const context = { db, config, now: () => clock.now };
  const discussion = async () => {
    const found = await findDiscussion(db, "article", slug);
    if (!found) throw new Error("no discussion");
    return found;
  };
  const join = async (name: string, role: "reader" | "moderator" = "reader"): Promise<Person> => {
    const { id, email } = await signIn(db, start, { role });
    await chooseName(db, { id, staff: true }, name, start);
    await db
      .updateTable("discussion_members")
      .set({ approved: 2 })
      .where("user_id", "=", id)
      .execute();
    return { id, email, tier: "basic", editor: false };
  };
  /** Writes a contribution. @returns its id */
  const write = async (writer: Writer, text: string, parent: number | null = null) => {
    const sent = { text, lang: "en", parent, formId: randomUUID() };
    const posted = await post(db, await discussion(), writer, sent, clock.now);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  };
  const seen = async (contribution: number) => ({
    contribution,
    fingerprint: (await queueItem(db, contribution))?.fingerprint ?? "",
  });
  const decided = (result: Awaited<ReturnType<typeof approve>>) => {
    if (!result.ok || result.id === null) throw new Error(JSON.stringify(result));
    return result.id;
  };
  return {
    context,
    clock,
    slug,
    discussion,
    join,
    write,
    seen,
    ana: await join("Ana Silva"),
    ben: await join("Ben Moor"),
    cid: await join("Cid Lopez"),
    joris: await join("Joris van Laer", "moderator"),
    marta: await join("Marta Kovač", "moderator"),
    /** Decide about a contribution as it is now. @returns the decision's id */
    approve: async (by: Person, id: number) => decided(await approve(context, by, await seen(id))),
    reject: async (by: Person, id: number) =>
      decided(await reject(context, by, { ...(await seen(id)), ground, mute: null })),
    mute: async (by: Person, id: number, days: 1 | 7 | 30) =>
      decided(await mute(context, by, { ...(await seen(id)), ground, days })),
    /** Reports as a member. @returns the report's id */
    report: async (by: Person, id: number) => {
      const stored = await receiveReport(context, memberReport(by, id));
      if (!stored.ok) throw new Error(stored.reason);
      return stored.id;
    },
    /** What a report shows of its only contribution. */
    outcome: async (report: string, reader: Person | null) =>
      (await sentReport(db, report, reader?.id ?? null))?.items[0],
    /** Objects as the writer, or as the sender of a report. @returns the objection's id */
    object: async (
      decision: string,
      by: Person | string,
      text = "I think that this was wrong.",
    ) => {
      const objector =
        typeof by === "string"
          ? { side: "reporter" as const, report: by }
          : { side: "writer" as const, userId: by.id };
      const stored = await submitObjection(context, { decision, objector, text });
      if (!stored.ok) throw new Error(stored.reason);
      const { id } = await db
        .selectFrom("moderation_objections")
        .select("id")
        .where("decision_id", "=", decision)
        .orderBy("number", "desc")
        .executeTakeFirstOrThrow();
      return id;
    },
    /** The texts of the letters to a person, oldest first. */
    letters: async ({ email }: Person) =>
      (
        await db
          .selectFrom("mails")
          .select("text")
          .where("recipient", "=", email)
          .orderBy("queued_at")
          .execute()
      ).map(({ text }) => text),
  };
}

const memberReport = (by: Person, id: number): NewReport => ({
  kind: "member",
  userId: by.id,
  contributions: [id],
  reason: "people",
  explanation: "",
  locale: "en",
});
