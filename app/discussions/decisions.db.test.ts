import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { ground, moderatedDiscussion, type Person } from "../../tests/factories/moderation.ts";
import { changeThread } from "./close-thread.server.ts";
import { endMute, mute, pick } from "./decisions.server.ts";
import { memberOf } from "./members.server.ts";
import { moderationFigures } from "./moderation-figures.server.ts";
import { deleteOldModeration } from "./moderation-privacy.server.ts";
import { statementFor } from "./objections.server.ts";
import { edit, remove } from "./posting.server.ts";
import { previewStatement } from "./preview-statement.server.ts";

let t: TestDatabase;
let site: Awaited<ReturnType<typeof moderatedDiscussion>>;
let ana: Person;
let ben: Person;
let joris: Person;
let marta: Person;

beforeAll(async () => {
  t = await openTestDatabase();
  site = await moderatedDiscussion(t.db);
  ({ ana, ben, joris, marta } = site);
});
afterAll(() => t?.close());

const change = async (writer: Person, id: number, text: string) => {
  const sent = { id, text, lang: "en" };
  return edit(t.db, await site.discussion(), writer, sent, site.clock.now);
};

describe("how a contribution was found", () => {
  it("is a report, also where its writer is muted for it", async () => {
    const id = await site.write(ben, "A nasty contribution that is reported.");
    await site.report(ana, id);
    const asked = { contribution: id, kind: "mute", ground, days: 7 } as const;
    const preview = (await previewStatement(site.context, asked))?.paragraphs.join("\n");
    const decision = await site.mute(joris, id, 7);
    for (const text of [preview, (await site.letters(ben)).at(-1)]) {
      expect(text).toContain("The contribution had been reported.");
      expect(text).not.toContain("nobody had reported it");
    }
    expect((await statementFor(site.context, ben.id, decision))?.decision.origin).toBe("report");
    await endMute(site.context, marta, id);
  });

  it("is a report, though a change made a rule hold it", async () => {
    const id = await site.write(ana, "Everybody sees this at once.");
    await site.report(ben, id);
    const changed = await change(ana, id, "Everybody saw it, now with https://a.example");
    expect(changed).toMatchObject({ heldBy: "link" });
    await site.reject(joris, id);
    const letter = (await site.letters(ana)).at(-1);
    expect(letter).toContain("The contribution had been reported.");
    expect(letter).not.toContain("before anybody saw it");
  });

  it("is a rule after the change, where everybody had seen it before", async () => {
    const id = await site.write(ana, "Everybody sees this one as well.");
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await change(ana, id, "They saw it, now with https://b.example");
    site.clock.now = new Date(site.clock.now.getTime() + 5 * 60_000);
    const asked = { contribution: id, kind: "reject", ground, days: null } as const;
    const preview = (await previewStatement(site.context, asked))?.paragraphs.join("\n");
    const decision = await site.reject(joris, id);
    for (const text of [preview, (await site.letters(ana)).at(-1)]) {
      expect(text).toContain("A rule held the contribution after you had changed it");
      expect(text).not.toContain("before anybody saw it");
    }
    expect((await statementFor(site.context, ana.id, decision))?.decision.origin).toBe("change");
    expect((await moderationFigures(t.db, 2026)).medianMinutes.held).toBe(5);
  });
});

describe("a moderator", () => {
  it("decides nothing about what they wrote, nor about their own mute", async () => {
    await t.db.updateTable("users").set({ role: "editor" }).where("id", "=", joris.id).execute();
    const id = await site.write({ ...joris, editor: true }, "The moderator writes something.");
    await mute(site.context, marta, { ...(await site.seen(id)), ground, days: 7 });
    expect(await endMute(site.context, joris, id)).toBe("involved");
    expect((await memberOf(t.db, joris.id))?.mutedUntil).not.toBeNull();
    expect(await pick(site.context, joris, { contribution: id, picked: true })).toBe("involved");
    const closing = { contribution: id, closed: true };
    expect(await changeThread(site.context, joris, closing)).toBe("involved");
    expect(await changeThread(site.context, marta, closing)).toBe("changed");
    expect(await endMute(site.context, marta, id)).toBe("done");
  });
});

describe("what counts for a member", () => {
  it("is each contribution once, by the last decision about it", async () => {
    const eva = await site.join("Eva Novak");
    const own = (column: "approved" | "rejected") =>
      memberOf(t.db, eva.id).then((member) => member?.[column]);
    await t.db
      .updateTable("discussion_members")
      .set({ approved: 0 })
      .where("user_id", "=", eva.id)
      .execute();
    const id = await site.write(eva, "The first contribution of Eva.");
    await site.approve(joris, id);
    expect(await own("approved")).toBe(1);
    await change(eva, id, "The first contribution of Eva, changed.");
    await site.approve(joris, id);
    expect([await own("approved"), await own("rejected")]).toEqual([1, 0]);
    const second = await site.write(eva, "The second contribution of Eva.");
    await site.approve(joris, second);
    await site.reject(marta, second);
    expect([await own("approved"), await own("rejected")]).toEqual([1, 1]);
  });
});

describe("a text that was rejected", () => {
  it("is said to have been deleted by whom it was", async () => {
    const kept = await site.write(ana, "What is deleted after a year.");
    const taken = await site.write(ana, "What its writer deletes then.");
    const [first, second] = [await site.reject(joris, kept), await site.reject(joris, taken)];
    await remove(t.db, ana.id, taken, site.clock.now);
    await deleteOldModeration(t.db, new Date("2027-12-20T12:00:00Z"));
    expect((await statementFor(site.context, ana.id, first))?.contribution).toMatchObject({
      text: "",
      deletedBy: "retention",
    });
    expect((await statementFor(site.context, ana.id, second))?.contribution).toMatchObject({
      text: "",
      deletedBy: "writer",
    });
  });
});
