// Reports, the moderators' page, decisions and objections, as each role gets them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approve, reject } from "#discussions/decisions.server.ts";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { post as write } from "#discussions/posting.server.ts";
import { queueItem } from "#discussions/queue.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { mainOf, requestsTo, visitor } from "./requests.ts";

let site: TestSite;
let page: ReturnType<typeof requestsTo>["page"];
let post: ReturnType<typeof requestsTo>["post"];
let slug: string;
let writer: SignedIn;
let member: SignedIn;
let moderator: SignedIn;
let other: SignedIn;
let editor: SignedIn;
const config = readConfig({ BASE_URL: origin });

beforeAll(async () => {
  site = await openTestSite();
  ({ page, post } = requestsTo(site));
  slug = await publish(site.db, noon);
  writer = await signIn(site.db, noon, { tier: "basic" });
  member = await signIn(site.db, noon, { tier: "basic" });
  moderator = await signIn(site.db, noon, { role: "moderator" });
  other = await signIn(site.db, noon, { role: "moderator" });
  editor = await signIn(site.db, noon, { role: "editor" });
  await chooseName(site.db, { id: writer.id, staff: false }, "Wanderdüne", noon);
});
afterAll(() => site?.close());
beforeEach(async () => {
  for (const table of [
    "contribution_reports",
    "moderation_decisions",
    "contributions",
    "mails",
    "rate_limits",
  ] as const)
    await site.db.deleteFrom(table).execute();
  await site.db
    .updateTable("discussion_members")
    .set({ approved: 2, rejected: 0, muted_until: null })
    .execute();
  site.clock.set(noon);
});

/** Words that stand nowhere else: what only moderators, or only one person, may read. */
const secret = { text: "zaffer", explanation: "vellichor", facts: "wamble", objection: "yestreen" };

const context = () => ({ db: site.db, config, now: site.clock.now });
const contribution = async (text: string): Promise<number> => {
  const discussion = await findDiscussion(site.db, "article", slug);
  if (!discussion) throw new Error("no discussion");
  const sent = { text, lang: "en", parent: null, formId: randomUUID() };
  const author = { id: writer.id, tier: "basic" as const, editor: false };
  const posted = await write(site.db, discussion, author, sent, site.clock.now());
  if (!posted.ok) throw new Error(posted.problem);
  return posted.id;
};
const fingerprintOf = async (id: number) => (await queueItem(site.db, id))?.fingerprint ?? "";
const ground = {
  guideline: "people" as const,
  law: "",
  facts: `It calls all readers ${secret.facts}.`,
};
const rejected = async () => {
  const id = await contribution(`You are an idiot, ${secret.text}.`);
  const done = await reject(context(), moderator, {
    contribution: id,
    fingerprint: await fingerprintOf(id),
    ground,
    mute: null,
  });
  return { id, decision: done.ok ? (done.id ?? "") : "" };
};

const place = (id: number) => `${origin}/article/${slug}/discussion?comment=${id}`;
const notice = (id: number, o: Record<string, string> = {}) => ({
  kind: "notice",
  began: new Date(noon.getTime() - 60_000).toISOString(),
  places: place(id),
  reason: "defamation",
  explanation: `It calls me a thief, ${secret.explanation}.`,
  name: "Ada Example",
  email: "ada@reader.example",
  "good-faith": "on",
  ...o,
});
const reportPath = "/discussions/report?lang=en";

describe("a notice without an account", () => {
  it("is kept, confirmed by mail with a number, and has a page that says what becomes of it", async () => {
    const id = await contribution("The harbour master is a thief.");
    const form = await page(`/discussions/report?notice&comment=${id}&lang=en`);
    expect(form.status).toBe(200);
    expect(form.html).toContain(`comment=${id}</textarea>`);
    const answer = await post(reportPath, visitor, notice(id));
    expect(answer.status).toBe(303);
    const path = (answer.headers.get("location") ?? "").replace("?sent", "?");
    const sent = await page(path);
    const [number = "nothing"] = /2026-\d{4}/.exec(sent.text) ?? [];
    expect(sent.text).toContain("Waits for a moderator.");
    expect(sent.headers.get("cache-control")).toContain("no-store");
    const [mail] = await site.db.selectFrom("mails").selectAll().execute();
    expect(mail?.recipient).toBe("ada@reader.example");
    expect(mail?.subject).toContain(number);
    expect(mail?.text).not.toContain(secret.explanation);
    await approve(context(), moderator, { contribution: id, fingerprint: await fingerprintOf(id) });
    const decided = await page(path);
    expect(decided.text).toContain("It stays");
    expect(decided.text).toContain("A person decided, no machine.");
    expect(decided.text).toContain("Send objection");
    const [, decision = ""] = /name="decision" value="([\da-f-]+)"/.exec(decided.html) ?? [];
    const short = await post(path, visitor, { decision, objection: "No." });
    expect(short.status).toBe(400);
    const objection = { decision, objection: "A court has said that I am none." };
    expect((await post(path, visitor, objection)).status).toBe(303);
    expect((await page(path)).text).toMatch(/Your objection 2026-\d{4} has come/);
  });

  it("gives back what is wrong beside its field, with what was typed", async () => {
    const answer = await post(reportPath, visitor, { ...notice(1), places: "/about", email: "x" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const words of ["leads to no contribution", "an email address that works"])
      expect(textOf(html)).toContain(words);
    expect(html).toContain(secret.explanation);
    expect(html).toMatch(/<textarea[^>]*id="notice-places"[^>]*autofocus/i);
    expect(await site.db.selectFrom("contribution_reports").select("id").execute()).toEqual([]);
  });

  it.each<[why: string, (id: number) => Record<string, string>, status: number]>([
    ["what is held", (id) => notice(id), 400],
    ["sooner than a person fills it in", (id) => notice(id, { began: noon.toISOString() }), 400],
    ["by a program that fills in everything", (id) => notice(id, { website: "x" }), 303],
    ["nothing", () => ({}), 400],
    ["a megabyte", (id) => notice(id, { explanation: "x".repeat(1_000_000) }), 400],
    ["a member's form without being one", () => ({ kind: "member", comment: "1" }), 400],
  ])("is not kept: %s", async (_, fields, status) => {
    const id = await contribution("You are an idiot, all of you.");
    const answer = await post(reportPath, visitor, fields(id));
    expect([status, 413]).toContain(answer.status);
    expect(await site.db.selectFrom("contribution_reports").select("id").execute()).toEqual([]);
    expect(await site.db.selectFrom("mails").select("id").execute()).toEqual([]);
  });

  it("waits after too many to one mailbox", async () => {
    const id = await contribution("The harbour master is a thief.");
    let last: Response | undefined;
    for (let n = 0; n < 6; n++)
      last = await post(
        reportPath,
        visitor,
        notice(id, { explanation: `It is untrue, number ${n}.` }),
      );
    expect(last?.status).toBe(429);
    expect(last?.headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

describe("a member's report", () => {
  it("goes by a guideline, and its page opens to that member alone", async () => {
    const id = await contribution("The harbour master is a thief.");
    const form = await page(`/discussions/report?comment=${id}&lang=en`, member);
    expect(form.text).toContain("Attacks a person or a group");
    expect(form.text).toContain("The harbour master is a thief.");
    const fields = { kind: "member", comment: String(id), reason: "facts", explanation: "" };
    expect((await post(reportPath, member, { ...fields, reason: "" })).status).toBe(400);
    const answer = await post(reportPath, member, fields);
    expect(answer.status).toBe(303);
    const path = answer.headers.get("location") ?? "";
    expect((await page(path, member)).status).toBe(200);
    for (const stranger of [writer, moderator])
      expect((await page(path, stranger)).status).toBe(404);
    const signIn = await page(path, visitor);
    expect([signIn.status, signIn.headers.get("location")]).toEqual([
      302,
      expect.stringContaining(encodeURIComponent(path.split("?")[0] ?? "")),
    ]);
  });

  it("is not possible of what nobody else sees", async () => {
    const id = await contribution("You are an idiot, all of you.");
    expect((await page(`/discussions/report?comment=${id}`, member)).status).toBe(404);
    const fields = { kind: "member", comment: String(id), reason: "facts" };
    expect((await post(reportPath, member, fields)).status).toBe(404);
  });
});

describe("the moderators' page", () => {
  const desk = "/moderation?lang=en";

  it("shows what is held, why, and what can be decided, to moderators and editors", async () => {
    const id = await contribution(`You are an idiot, ${secret.text}.`);
    for (const one of [moderator, editor]) {
      const { status, html, text } = await page(desk, one);
      expect(status).toBe(200);
      expect(text).toContain("Word list");
      expect(text).toContain("One match, underlined.");
      expect(html).toContain("<mark>idiot</mark>");
      expect(html).toContain(`item=${id}&amp;form=reject`);
      expect(html).toMatch(/data-key="a"/);
    }
    const form = await page(`${desk}&item=${id}&form=reject`, moderator);
    expect(form.text).toContain("By which guideline");
  });

  it("takes a decision from a plain form once, and tells the second who decided", async () => {
    const id = await contribution("You are an idiot, all of you.");
    const fields = { contribution: String(id), seen: await fingerprintOf(id), next: "" };
    await site.db
      .updateTable("users")
      .set({ name: "Joris van Laer" })
      .where("id", "=", moderator.id)
      .execute();
    const first = await post(desk, moderator, { ...fields, intent: "approve" });
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toContain("done=approve");
    const second = await post(`${desk}&item=${id}&form=reject`, other, {
      ...fields,
      ...ground,
      intent: "reject",
    });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(textOf(html)).toContain("Approved by Joris L.");
    expect(html).toContain(secret.facts);
    const watched = await site.at(`/moderation/watch.data?ids=${id}&queue=held`, other);
    expect(await watched.text()).toContain("Joris L.");
  });

  it("shows the letter before it is sent, and keeps what was typed", async () => {
    const id = await contribution("You are an idiot, all of you.");
    const fields = {
      contribution: String(id),
      seen: await fingerprintOf(id),
      ...ground,
      mute: "7",
    };
    const form = `${desk}&item=${id}&form=reject`;
    expect((await page(form, moderator)).html).toContain('value="previewReject"');
    const answer = await post(form, moderator, { ...fields, intent: "previewReject" });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const text = textOf(html);
    for (const words of ["What Wanderdüne receives", "2026-____", "guideline 2", "21 May 2027"])
      expect(text).toContain(words);
    expect(mainOf(html).split(secret.facts)).toHaveLength(3);
    const chosen = html
      .match(/<input[^>]*name="mute"[^>]*>/g)
      ?.filter((one) => /checked/.test(one));
    expect(chosen).toEqual([expect.stringContaining('value="7"')]);
    const short = { ...fields, facts: "Bad.", intent: "previewReject" };
    expect((await post(form, moderator, short)).status).toBe(400);
    const alone = { ...fields, intent: "previewMute" };
    expect((await post(`${desk}&item=${id}&form=mute`, moderator, alone)).status).toBe(200);
    expect((await post(form, member, { ...fields, intent: "previewReject" })).status).toBe(404);
    expect(await site.db.selectFrom("mails").select("id").execute()).toEqual([]);
    expect(await site.db.selectFrom("moderation_decisions").select("id").execute()).toEqual([]);
  });

  it("gives back a rejection without facts", async () => {
    const id = await contribution("You are an idiot, all of you.");
    const fields = {
      contribution: String(id),
      seen: await fingerprintOf(id),
      intent: "reject",
    };
    const without = await post(`${desk}&item=${id}&form=reject`, moderator, {
      ...fields,
      guideline: "people",
      facts: "Bad.",
    });
    expect(without.status).toBe(400);
    expect(textOf(await without.text())).toContain("Please write 10 to 500 characters.");
    expect((await post(desk, moderator, { intent: "nonsense" })).status).toBe(404);
  });
});

describe("a decision", () => {
  it("is read by the member whom it concerns, who can object once", async () => {
    const { decision } = await rejected();
    const path = `/discussions/decisions/${decision}?lang=en`;
    const statement = await page(path, writer);
    for (const words of [
      "was removed",
      "guideline 2",
      secret.facts,
      secret.text,
      "A rule had held the contribution",
      "A person decided, no machine.",
      "21 May 2027",
    ])
      expect(statement.text).toContain(words);
    expect(statement.text).not.toContain("Joris");
    expect(statement.html, "the objection's form keeps the language").toContain(`action="${path}"`);
    expect((await post(path, writer, { objection: "No." })).status).toBe(400);
    const objection = `I meant the machine, ${secret.objection}.`;
    expect((await post(path, writer, { objection })).status).toBe(303);
    const again = await post(path, writer, { objection: "And once more, all of it." });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("You have objected already.");
    expect((await page(path, writer)).text).toContain("Another moderator");
    expect((await page("/moderation?queue=objections", moderator)).text).not.toContain(
      secret.objection,
    );
    expect((await page("/moderation?queue=objections", other)).text).toContain(secret.objection);
  });

  it("says so when it is too late", async () => {
    const { decision } = await rejected();
    site.clock.set(new Date("2027-05-22T12:00:00Z"));
    const late = await page(`/discussions/decisions/${decision}?lang=en`, writer);
    expect(late.text).toContain("The time to object ended on");
    expect(late.text).not.toContain("Send objection");
  });
});

describe("nothing leaks", () => {
  it.each(["visitor", "reader", "writer", "basic", "premium", "suspended", "moderator", "editor"])(
    "to a %s that is not theirs",
    async (role) => {
      const { id, decision } = await rejected();
      await contribution(`You are an idiot, ${secret.text}.`);
      const shown = await contribution("The harbour master is a thief.");
      const kept = await post(reportPath, member, {
        kind: "member",
        comment: String(shown),
        reason: "facts",
        explanation: `He is none, ${secret.explanation}.`,
      });
      const report = kept.headers.get("location")?.split("?")[0] ?? "";
      const statement = `/discussions/decisions/${decision}`;
      await post(statement, writer, { objection: `I meant it, ${secret.objection}.` });
      const suspended = await signIn(site.db, noon, { role: "moderator" });
      await site.db
        .updateTable("users")
        .set({ suspended_at: noon })
        .where("id", "=", suspended.id)
        .execute();
      const who: Record<string, { headers: Record<string, string> }> = {
        visitor,
        reader: await signIn(site.db, noon),
        writer,
        basic: await signIn(site.db, noon, { tier: "basic" }),
        premium: await signIn(site.db, noon, { tier: "premium" }),
        suspended,
        moderator,
        editor,
      };
      const requester = who[role] ?? visitor;
      const moderates = role === "moderator" || role === "editor";
      const desks = ["held", "reported", "objections", "decided"].flatMap((queue) => [
        `/moderation?queue=${queue}`,
        `/moderation?queue=${queue}&item=${id}`,
        `/moderation?queue=${queue}&item=${id}&form=reject`,
        `/moderation/watch?queue=${queue}&ids=${id}`,
      ]);
      const asData = (path: string) => path.replace(/^([^?]+)/, "$1.data");
      const paths = [...desks, report, statement, `/discussions/report?comment=${id}`];
      for (const path of [...paths, ...paths.map(asData)]) {
        const answer = await site.at(path, { headers: requester.headers, redirect: "manual" });
        const body = await answer.text();
        const isDesk = path.startsWith("/moderation");
        if (isDesk && !moderates) expect([302, 202, 404], path).toContain(answer.status);
        for (const [name, word] of Object.entries(secret)) {
          const own = role === "writer" && path.startsWith(statement) && name !== "explanation";
          if ((isDesk && moderates) || own) continue;
          expect(body.includes(word), `${name} at ${path}`).toBe(false);
        }
        // Who reported, or wrote, is nobody's business.
        expect(body, path).not.toContain(member.email);
      }
      if (moderates) return;
      const fields = {
        intent: "approve",
        contribution: String(id),
        seen: await fingerprintOf(id),
      };
      expect([302, 404]).toContain((await post("/moderation", requester, fields)).status);
    },
  );
});
