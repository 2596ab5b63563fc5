// Size: what moderators decide, told from holds to objections on one database.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import { decideObjection } from "./decide-objection.server.ts";
import { approve, changeDiscussion, endMute, mute, pick, reject } from "./decisions.server.ts";
import { findDiscussion } from "./discussions.server.ts";
import { chooseName, memberOf } from "./members.server.ts";
import { moderationFigures } from "./moderation-figures.server.ts";
import { deleteOldModeration, eraseModeration, moderationOf } from "./moderation-privacy.server.ts";
import { objectionItem, statementFor, submitObjection } from "./objections.server.ts";
import { edit, post, remove, type Writer } from "./posting.server.ts";
import { countQueues, listQueue, outcomesOf, queueItem } from "./queue.server.ts";
import { findReportable, type NewReport, receiveReport, sentReport } from "./reports.server.ts";
import { changeWordList, wordList, wordListHitIn } from "./word-lists.server.ts";

const start = new Date("2026-11-20T12:00:00Z");
const config = readConfig({ BASE_URL: "https://eunison.example" });

let t: TestDatabase;
let slug: string;
let now: Date;
let ana: Writer & { email: string };
let ben: Writer & { email: string };
let joris: { id: string };
let marta: { id: string };

beforeAll(async () => {
  t = await openTestDatabase();
  const join = async (name: string) => {
    const { id, email } = await signIn(t.db, start);
    await chooseName(t.db, { id, staff: false }, name, start);
    return { id, email, tier: "basic" as const, editor: false };
  };
  ana = await join("Wanderdüne");
  ben = await join("Kanalratte");
  const moderator = async (name: string) => {
    const { id } = await signIn(t.db, start, { role: "moderator" });
    await t.db.updateTable("users").set({ name }).where("id", "=", id).execute();
    return { id };
  };
  joris = await moderator("Joris van Laer");
  marta = await moderator("Marta Kovač");
  await savePreferences(t.db, ana.id, { language: "de" }, start);
});
afterAll(() => t?.close());
beforeEach(async () => {
  for (const table of [
    "contribution_reports",
    "moderation_decisions",
    "contributions",
    "discussions",
    "mails",
    "audit",
    "settings",
  ] as const)
    await t.db.deleteFrom(table).execute();
  await t.db
    .updateTable("discussion_members")
    .set({ muted_until: null, approved: 2, rejected: 0 })
    .execute();
  now = start;
  slug = await publish(t.db, start);
});

const context = () => ({ db: t.db, config, now: () => now });
const discussion = async () => {
  const one = await findDiscussion(t.db, "article", slug);
  if (!one) throw new Error("no discussion");
  return one;
};
const write = async (writer: Writer, text: string, lang = "en") => {
  const sent = { text, lang, parent: null, formId: randomUUID() };
  const posted = await post(t.db, await discussion(), writer, sent, now);
  if (!posted.ok) throw new Error(posted.problem);
  return posted;
};
const held = async (writer: Writer, text = "You are an idiot, all of you.") =>
  (await write(writer, text)).id;
const fingerprintOf = async (id: number) => (await queueItem(t.db, id))?.fingerprint ?? "";
const stateOf = async (id: number) =>
  (
    await t.db
      .selectFrom("contributions")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).state;
const mailsTo = (email: string) =>
  t.db
    .selectFrom("mails")
    .select(["subject", "text", "headers"])
    .where("recipient", "=", email)
    .orderBy("queued_at")
    .execute();
const audited = async () =>
  (await t.db.selectFrom("audit").select(["actor", "action"]).orderBy("id").execute()).map(
    ({ actor, action }) => `${actor === `user:${joris.id}` ? "joris" : "marta"} ${action}`,
  );
const ground = {
  guideline: "people" as const,
  law: "",
  facts: "Der Satz nennt alle Leser Idioten.",
};
const rejected = async (writer: Writer, o: { mute?: 7 } = {}) => {
  const id = await held(writer);
  const done = await reject(context(), joris, {
    contribution: id,
    fingerprint: await fingerprintOf(id),
    ground,
    mute: o.mute ?? null,
  });
  if (!done.ok || !done.id) throw new Error("not rejected");
  return { id, decision: done.id };
};

describe("what is held", () => {
  it("is the same text sent twice, also at the same moment", async () => {
    const both = await Promise.all([write(ana, "The roof leaks."), write(ana, "The roof leaks.")]);
    expect(new Set(both.map(({ heldBy }) => heldBy))).toEqual(new Set([null, "same-text"]));
  });

  it("is the first two of a new member, until a moderator has approved them", async () => {
    await t.db.updateTable("discussion_members").set({ approved: 0 }).execute();
    const ids = [await write(ana, "The boiler was cheap."), await write(ana, "The roof was not.")];
    expect(ids.map(({ heldBy }) => heldBy)).toEqual(["new-member", "new-member"]);
    for (const { id } of ids)
      expect(
        await approve(context(), joris, { contribution: id, fingerprint: await fingerprintOf(id) }),
      ).toEqual({
        ok: true,
        id: expect.any(String),
      });
    expect((await write(ana, "And who signs for it?")).heldBy).toBeNull();
    expect((await discussion()).shown).toBe(3);
    expect(await audited()).toEqual(["joris contribution.approve", "joris contribution.approve"]);
    expect(await mailsTo(ana.email)).toEqual([]);
  });

  it("stands in the list oldest first, with why and what surrounds it", async () => {
    const first = await held(ana);
    now = new Date(now.getTime() + hourMs);
    const second = await held(ben, "See https://example.org for more.");
    const rows = await listQueue(t.db, "held", { moderator: joris.id, limit: 20 });
    expect(rows).toMatchObject([
      { id: String(first), writer: "Wanderdüne", heldBy: "words", reports: 0, decided: null },
      { id: String(second), writer: "Kanalratte", heldBy: "link", notice: false },
    ]);
    expect(await countQueues(t.db, joris.id)).toEqual({ held: 2, reported: 0, objections: 0 });
    const item = await queueItem(t.db, first);
    expect(item).toMatchObject({
      state: "held",
      found: [[11, 16]],
      subject: { path: `/article/${slug}`, state: "open" },
      writer: { name: "Wanderdüne", approved: 2, contributions: 1, mutes: 0, gone: false },
      reports: [],
      decisions: [],
    });
    expect(await queueItem(t.db, second + 1_000)).toBeNull();
  });

  it("follows the lists of words as operators change them", async () => {
    const text = { text: "An idiot and a boiler.", lang: "en" };
    expect(await wordListHitIn(t.db, text)).toBe("found");
    expect(await changeWordList(t.db, { lang: "en", do: "remove", entry: "idiot*" }, now)).toBe(
      null,
    );
    expect(await wordListHitIn(t.db, text)).toBe("none");
    await changeWordList(t.db, { lang: "en", do: "add", entry: "boiler" }, now);
    expect(await wordListHitIn(t.db, text)).toBe("found");
    expect(await wordListHitIn(t.db, { ...text, lang: "fi" })).toBe("none");
    expect(await changeWordList(t.db, { lang: "en", do: "add", entry: "/(/" }, now)).toMatch(
      /regular expression/i,
    );
    expect(await wordList(t.db, "en")).toContain("boiler");
  });
});

describe("a decision", () => {
  it("is taken once, though two moderators press at the same time", async () => {
    const id = await held(ana);
    const shown = await fingerprintOf(id);
    const [one, other] = await Promise.all([
      approve(context(), joris, { contribution: id, fingerprint: shown }),
      reject(context(), marta, { contribution: id, fingerprint: shown, ground, mute: null }),
    ]);
    expect([one.ok, other.ok].sort()).toEqual([false, true]);
    const [lost, winner] = one.ok ? [other, "Joris L."] : [one, "Marta K."];
    expect(lost).toMatchObject({ ok: false, reason: "decided", decided: { by: winner } });
    expect(await t.db.selectFrom("moderation_decisions").select("id").execute()).toHaveLength(1);
    expect(await audited()).toHaveLength(1);
    expect(await stateOf(id)).toBe(one.ok ? "shown" : "rejected");
    expect(await outcomesOf(t.db, "held", [String(id), "1 or 1=1"])).toMatchObject({
      [id]: { by: winner },
    });
  });

  it("is not taken by who wrote the contribution, nor about an objection of their own", async () => {
    await chooseName(t.db, { id: joris.id, staff: true }, "Joris at the desk", start);
    const id = await held({ id: joris.id, tier: "basic", editor: false });
    const shown = await fingerprintOf(id);
    const o = { contribution: id, fingerprint: shown };
    expect(await approve(context(), joris, o)).toEqual({ ok: false, reason: "involved" });
    expect(await stateOf(id)).toBe("held");
    expect(await reject(context(), marta, { ...o, ground, mute: null })).toMatchObject({
      ok: true,
    });
    const { id: decision } = await t.db
      .selectFrom("moderation_decisions")
      .select("id")
      .executeTakeFirstOrThrow();
    const objector = { side: "writer", userId: joris.id } as const;
    const text = "I do not think that this was right, and here is why.";
    expect(await submitObjection(context(), { decision, objector, text })).toEqual({ ok: true });
    const { id: objection } = await t.db
      .selectFrom("moderation_objections")
      .select("id")
      .executeTakeFirstOrThrow();
    const reasons = "It was right all along, I find.";
    expect(
      await decideObjection(context(), joris, { objection, outcome: "granted", reasons }),
    ).toEqual({ ok: false, reason: "involved" });
  });

  it("is not taken about a text that has changed since it was read, or is gone", async () => {
    const id = await held(ana);
    const shown = await fingerprintOf(id);
    now = new Date(now.getTime() + 60_000);
    await edit(
      t.db,
      await discussion(),
      ana,
      { id, text: "Another thing altogether.", lang: "en" },
      now,
    );
    const act = { contribution: id, fingerprint: shown };
    expect(await approve(context(), joris, act)).toEqual({ ok: false, reason: "changed" });
    await remove(t.db, ana.id, id, now);
    expect(
      await approve(context(), joris, { ...act, fingerprint: await fingerprintOf(id) }),
    ).toEqual({
      ok: false,
      reason: "changed",
    });
    expect(await approve(context(), joris, { ...act, contribution: id + 1_000 })).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await outcomesOf(t.db, "held", [String(id)])).toEqual({
      [id]: { kind: "gone", by: null, at: null },
    });
    expect(await audited()).toEqual([]);
  });

  it("against a writer reaches them with its reasons, in their language", async () => {
    const { id, decision } = await rejected(ana, { mute: 7 });
    expect(await stateOf(id)).toBe("rejected");
    const [mail] = await mailsTo(ana.email);
    expect(mail?.headers).toMatchObject({ "Content-Language": "de" });
    for (const words of [
      "20. November 2026",
      "27. November 2026",
      "Regel 2",
      ground.facts,
      "Wortliste",
      "20. Mai 2027",
      `https://eunison.example/discussions/decisions/${decision}`,
    ])
      expect(mail?.text).toContain(words);
    const statement = await statementFor(context(), ana.id, decision);
    expect(statement).toMatchObject({
      decision: { kind: "reject", origin: "hold", heldBy: "words", automated: false },
      contribution: { text: "You are an idiot, all of you." },
      objection: null,
    });
    expect(await statementFor(context(), ben.id, decision)).toBeNull();
    expect(await statementFor(context(), ana.id, "nonsense")).toBeNull();
    const again = { text: "Why was that?", lang: "en", parent: null, formId: randomUUID() };
    expect(await post(t.db, await discussion(), ana, again, now)).toMatchObject({
      problem: "muted",
    });
    expect(await audited()).toEqual(["joris contribution.reject"]);
    expect(await endMute(context(), marta, id)).toBe("done");
    expect(await endMute(context(), marta, id)).toBe("none");
    expect((await write(ana, "I may write again.")).ok).toBe(true);
  });

  it("needs a ground and facts", async () => {
    const id = await held(ana);
    const act = { contribution: id, fingerprint: await fingerprintOf(id), mute: null };
    for (const wrong of [
      { ...ground, facts: "Bad." },
      { ...ground, guideline: "law" as const },
    ])
      expect(await reject(context(), joris, { ...act, ground: wrong })).toEqual({
        ok: false,
        reason: "ground",
      });
    expect(await stateOf(id)).toBe("held");
  });

  it("can be a mute alone, a pick, or about the whole discussion", async () => {
    const { id } = await write(ana, "The boiler was the cheap part.");
    const act = { contribution: id, fingerprint: await fingerprintOf(id) };
    expect(await mute(context(), joris, { ...act, ground, days: 1 })).toMatchObject({ ok: true });
    expect(await mute(context(), marta, { ...act, ground, days: 30 })).toMatchObject({
      reason: "decided",
      decided: { kind: "mute", by: "Joris L." },
    });
    expect(await stateOf(id)).toBe("shown");
    expect((await mailsTo(ana.email))[0]?.text).toContain("21. November 2026");
    expect(await pick(context(), joris, { contribution: id, picked: true })).toBe("done");
    expect((await queueItem(t.db, id))?.picked).toBe(true);
    const { id: about } = await discussion();
    await changeDiscussion(context(), joris, { discussion: about ?? 0, state: "closed" });
    expect((await discussion()).state).toBe("closed");
    now = new Date(now.getTime() + 30 * 24 * hourMs);
    await changeDiscussion(context(), joris, { discussion: about ?? 0, state: "hold" });
    expect((await discussion()).closesAt > now).toBe(true);
    expect(await audited()).toEqual([
      "joris contribution.mute",
      "joris contribution.pick",
      "joris discussion.closed",
      "joris discussion.hold",
    ]);
  });
});

const notice = (contributions: number[], o: Partial<NewReport> = {}): NewReport =>
  ({
    kind: "notice",
    contributions,
    reason: "defamation",
    explanation: "It calls me a thief, which I am not.",
    name: "Ada Example",
    email: "ada@reader.example",
    locale: "fr",
    ...o,
  }) as NewReport;
const sent = async (report: NewReport) => {
  const kept = await receiveReport(context(), report);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.id;
};

describe("a report", () => {
  it("by anybody names several places, is confirmed by a number, and answered with the decision", async () => {
    const one = (await write(ana, "The harbour master is a thief.")).id;
    const two = (await write(ben, "He sold the cables, twice.")).id;
    const [id, again] = await Promise.all([sent(notice([one, two])), sent(notice([one, two]))]);
    expect(again).toBe(id);
    const [confirmation] = await mailsTo("ada@reader.example");
    const number = (await sentReport(t.db, id, null))?.number ?? "";
    expect(number).toMatch(/^2026-\d{4}$/);
    expect(confirmation?.subject).toContain(number);
    expect(confirmation?.text).not.toContain("thief");
    expect(await listQueue(t.db, "reported", { moderator: joris.id, limit: 20 })).toMatchObject([
      { id: String(one), reports: 1, notice: true },
      { id: String(two), reports: 1, notice: true },
    ]);
    const act = async (contribution: number) => ({
      contribution,
      fingerprint: await fingerprintOf(contribution),
    });
    await approve(context(), joris, await act(one));
    await reject(context(), joris, { ...(await act(two)), ground, mute: null });
    expect(await mailsTo("ada@reader.example")).toHaveLength(3);
    expect(await sentReport(t.db, id, null)).toMatchObject({
      items: [
        { contribution: String(one), decision: { kind: "approve" }, gone: null },
        { contribution: String(two), decision: { kind: "reject" } },
      ],
    });
    expect(await countQueues(t.db, joris.id)).toMatchObject({ reported: 0 });
    expect((await mailsTo(ben.email))[0]?.text).toContain("The contribution had been reported.");
  });

  it("is kept only of what everybody sees", async () => {
    const hidden = await held(ana);
    const shown = (await write(ben, "The boiler was the cheap part.")).id;
    expect(await receiveReport(context(), notice([shown, hidden]))).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await findReportable(t.db, hidden)).toBeNull();
    expect(await findReportable(t.db, shown)).toMatchObject({ writer: "Kanalratte" });
    expect(await t.db.selectFrom("contribution_reports").select("id").execute()).toEqual([]);
  });

  it("by a member is shown to that member alone, and kept once while it waits", async () => {
    const { id } = await write(ben, "The boiler was the cheap part.");
    const report: NewReport = {
      kind: "member",
      userId: ana.id,
      contributions: [id],
      reason: "facts",
      explanation: "",
      locale: "de",
    };
    const kept = await sent(report);
    expect(await sent(report)).toBe(kept);
    expect(await sentReport(t.db, kept, ana.id)).toMatchObject({ kind: "member" });
    expect(await sentReport(t.db, kept, ben.id)).toBeNull();
    expect(await sentReport(t.db, kept, null)).toBeNull();
  });

  it("of what is done to children needs no name, and is answered to nobody", async () => {
    const { id } = await write(ben, "The boiler was the cheap part.");
    await sent(notice([id], { reason: "child-abuse", name: "", email: "" } as Partial<NewReport>));
    await approve(context(), joris, { contribution: id, fingerprint: await fingerprintOf(id) });
    expect(await t.db.selectFrom("mails").select("id").execute()).toEqual([]);
  });
});

describe("an objection", () => {
  const reasons = "Der Satz meint niemanden, den es gibt.";
  const objection = async () =>
    (await t.db.selectFrom("moderation_objections").select("id").executeTakeFirstOrThrow()).id;

  it("of a writer is decided by another moderator, who can set everything right", async () => {
    const { id, decision } = await rejected(ana, { mute: 7 });
    const objector = { side: "writer", userId: ana.id } as const;
    const text = "I meant the machine.";
    expect(
      await submitObjection(context(), {
        decision,
        objector: { side: "writer", userId: ben.id },
        text,
      }),
    ).toEqual({ ok: false, reason: "unknown" });
    expect(await submitObjection(context(), { decision, objector, text: "No." })).toMatchObject({
      reason: "text",
    });
    expect(await submitObjection(context(), { decision, objector, text })).toEqual({ ok: true });
    expect(await submitObjection(context(), { decision, objector, text })).toMatchObject({
      reason: "once",
    });
    const o = { objection: await objection(), outcome: "granted", reasons } as const;
    expect(await objectionItem(t.db, joris.id, o.objection)).toBeNull();
    expect(await countQueues(t.db, joris.id)).toMatchObject({ objections: 0 });
    expect(await countQueues(t.db, marta.id)).toMatchObject({ objections: 1 });
    expect(await decideObjection(context(), joris, o)).toEqual({ ok: false, reason: "involved" });
    const both = await Promise.all([
      decideObjection(context(), marta, o),
      decideObjection(context(), marta, { ...o, outcome: "upheld" }),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const granted = both[0]?.ok;
    expect(await stateOf(id)).toBe(granted ? "shown" : "rejected");
    const member = await memberOf(t.db, ana.id);
    expect(member?.mutedUntil === null).toBe(granted);
    expect([member?.approved, member?.rejected]).toEqual(granted ? [3, 0] : [2, 1]);
    expect((await mailsTo(ana.email)).at(-1)?.text).toContain(reasons);
    expect(await statementFor(context(), ana.id, decision)).toMatchObject({
      objection: { outcome: granted ? "granted" : "upheld", reasons },
    });
  });

  it("comes within six months, or not at all", async () => {
    const { decision } = await rejected(ana);
    now = new Date("2027-05-20T22:00:00Z");
    const objector = { side: "writer", userId: ana.id } as const;
    expect(
      await submitObjection(context(), { decision, objector, text: "I meant the machine." }),
    ).toEqual({ ok: false, reason: "late" });
    now = new Date("2027-05-20T21:59:59Z");
    expect(
      await submitObjection(context(), { decision, objector, text: "I meant the machine." }),
    ).toEqual({ ok: true });
  });

  it("of a reporter takes away what had been kept, with reasons for its writer", async () => {
    const { id } = await write(ana, "The harbour master is a thief.");
    const report = await sent(notice([id]));
    await approve(context(), joris, { contribution: id, fingerprint: await fingerprintOf(id) });
    const decision = (await sentReport(t.db, report, null))?.items[0]?.decision?.id ?? "";
    const objector = { side: "reporter", report } as const;
    const text = "A court has said that I am none.";
    expect(await submitObjection(context(), { decision, objector, text })).toEqual({ ok: true });
    const o = { objection: await objection(), outcome: "granted", reasons } as const;
    expect(await decideObjection(context(), marta, o)).toEqual({ ok: false, reason: "ground" });
    expect(await decideObjection(context(), marta, { ...o, ground })).toEqual({ ok: true });
    expect(await stateOf(id)).toBe("rejected");
    expect(await mailsTo(ana.email)).toHaveLength(1);
    expect((await mailsTo("ada@reader.example")).at(-1)?.text).toContain(reasons);
    expect((await sentReport(t.db, report, null))?.items[0]?.objection).toMatchObject({
      outcome: "granted",
    });
  });
});

describe("what is kept", () => {
  it("is counted for the report of its year", async () => {
    await rejected(ana);
    const { id } = await write(ben, "The harbour master is a thief.");
    await sent(notice([id]));
    now = new Date(now.getTime() + 90 * 60_000);
    await approve(context(), joris, { contribution: id, fingerprint: await fingerprintOf(id) });
    expect(await moderationFigures(t.db, 2026)).toEqual({
      year: 2026,
      contributions: 2,
      held: [{ name: "words", count: 1 }],
      notices: [{ name: "defamation", count: 1 }],
      reports: [],
      decisions: [
        { name: "approve", count: 1 },
        { name: "reject", count: 1 },
      ],
      origins: [{ name: "hold", count: 1 }],
      grounds: [{ name: "people", count: 1 }],
      automated: 0,
      byPeople: 1,
      medianMinutes: { notices: 90, reports: null, held: 0 },
      undecided: 0,
      objections: [],
      objectionMedianMinutes: null,
    });
    expect(await moderationFigures(t.db, 2025)).toMatchObject({ contributions: 0, decisions: [] });
  });

  it("of a person is given to that person, and says nothing of them after the erasure", async () => {
    const { decision } = await rejected(ana);
    const objector = { side: "writer", userId: ana.id } as const;
    await submitObjection(context(), { decision, objector, text: "I, Ana, meant the machine." });
    const { id } = await write(ben, "The harbour master is a thief.");
    await sent(notice([id], { name: "Ana", email: ana.email } as Partial<NewReport>));
    const copy = JSON.stringify(await moderationOf(t.db, ana));
    for (const words of [ground.facts, "I, Ana, meant", "defamation"])
      expect(copy).toContain(words);
    expect(copy).not.toContain(joris.id);
    await transaction(t.db, (tx) => eraseModeration(tx, ana, now));
    const left = JSON.stringify([
      await t.db.selectFrom("moderation_decisions").selectAll().execute(),
      await t.db.selectFrom("moderation_objections").selectAll().execute(),
      await t.db.selectFrom("contribution_reports").selectAll().execute(),
    ]);
    for (const words of [ground.facts, "Ana", ana.email, ana.id]) expect(left).not.toContain(words);
    // What has to be decided is still there to be read.
    expect(left).toContain("It calls me a thief");
    expect(await moderationFigures(t.db, 2026)).toMatchObject({ byPeople: 1 });
    await approve(context(), joris, { contribution: id, fingerprint: await fingerprintOf(id) });
    await deleteOldModeration(t.db, now);
    const reports = await t.db.selectFrom("contribution_reports").select("explanation").execute();
    expect(reports).toEqual([{ explanation: "" }]);
  });

  it("is forgotten after two years, and what was rejected after one", async () => {
    const { id } = await rejected(ana);
    const reported = (await write(ben, "The harbour master is a thief.")).id;
    await sent(notice([reported]));
    const at = (iso: string) => deleteOldModeration(t.db, new Date(iso));
    await at("2027-11-19T12:00:00Z");
    expect(await stateOf(id)).toBe("rejected");
    const textOf = async () => (await queueItem(t.db, id))?.text;
    expect(await textOf()).not.toBe("");
    await at("2027-11-21T12:00:00Z");
    expect([await stateOf(id), await textOf()]).toEqual(["rejected", ""]);
    expect(await t.db.selectFrom("moderation_decisions").select("id").execute()).toHaveLength(1);
    await at("2028-11-21T12:00:00Z");
    expect(await t.db.selectFrom("moderation_decisions").select("id").execute()).toEqual([]);
    // Nobody has decided about it.
    expect(await t.db.selectFrom("contribution_reports").select("id").execute()).toHaveLength(1);
  });
});
