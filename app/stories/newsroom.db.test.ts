import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver } from "../../tests/factories/stories.ts";
import {
  correctStory,
  listPieces,
  publishPiece,
  setEditorialFlags,
  unpublishStory,
} from "./newsroom.server.ts";
import { ensureSource, optOut } from "./sources.server.ts";
import { getStory, listStories } from "./stories.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-21T14:00:00Z");
const act = { actor: "ines", now };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom("stories").execute();
  await test.db.deleteFrom("audit").execute();
  await test.db.deleteFrom("live_events").execute();
});

const file = (more = "ai: { used: false, reviewedBy: M. Stoyanova }", title = "The Lamp Arrives") =>
  `---
title: ${title}
lang: en
topics: [Politics]
countries: [SI, HR]
${more}
---
It was carried across by the choir.
`;
const pictureProblem = (name: string) => (name === "ferry.webp" ? null : `no ${name}`);
const publish = (text = file(), o = act) =>
  publishPiece(test.db, "lamp", text, { ...o, pictureProblem });
const story = async (slug: string) => {
  const found = await getStory(test.db, slug);
  return found && "story" in found ? found.story : found;
};
const audited = async () =>
  (await test.db.selectFrom("audit").select(["action", "actor"]).orderBy("id").execute()).map(
    (a) => `${a.actor} ${a.action}`,
  );

it("publishes a reviewed piece", async () => {
  expect(await publish()).toEqual({ ok: true, slug: "the-lamp-arrives", audio: null });
  expect(await story("the-lamp-arrives")).toMatchObject({
    provenance: "own",
    sample: false,
    publishedAt: now.toISOString(),
    ai: { used: false, reviewedBy: "M. Stoyanova" },
    source: { id: "eunison" },
  });
  expect(await audited()).toEqual(["ines story.publish"]);
});

it("stores all that the head says", async () => {
  await test.pool.query(
    `insert into authors (slug, name) values ('ada', 'Ada Editor') on conflict do nothing`,
  );
  const head = `excerpt: A choir carries it.
why: Without it the harbour is dark.
author: ada
byline: Ada Editor and others
sections: [Culture]
tags: [light, sea]
premium: true
breaking: true
trending: false
band: right
views: 7
likes: 3
published: 2026-11-20T10:00:00Z
image: /pictures/ferry.webp
alt: A ferry
sample: true
ai: { used: true, reviewedBy: M. Stoyanova }`;
  await publish(file(head));
  const row = await test.db.selectFrom("stories").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    title: "The Lamp Arrives",
    excerpt: "A choir carries it.",
    why: "Without it the harbour is dark.",
    body: "It was carried across by the choir.",
    lang: "en",
    author_id: expect.anything(),
    byline: "Ada Editor and others",
    sections: ["Culture"],
    tags: ["light", "sea"],
    premium: true,
    editor_breaking: true,
    editor_trending: false,
    band: "right",
    views: 7,
    likes: 3,
    published_at: new Date("2026-11-20T10:00:00Z"),
    image: "/pictures/ferry.webp",
    image_alt: "A ferry",
    sample: true,
    ai: { used: true, reviewedBy: "M. Stoyanova" },
  });
  expect(await story("the-lamp-arrives")).toMatchObject({
    why: "Without it the harbour is dark.",
    topics: ["Politics"],
    countries: ["SI", "HR"],
  });
  await publish(file(head.replace("is dark", "is dangerous")));
  expect(await story("the-lamp-arrives")).toMatchObject({
    why: "Without it the harbour is dangerous.",
    views: 7,
  });
});

it.each([
  ["without the declaration on AI", file("tags: []"), "ai: is missing: say whether AI wrote"],
  ["without a reviewer", file("ai: { used: true, reviewedBy: null }"), "ai.reviewedBy: "],
  ["reviewed by a blank", file('ai: { used: true, reviewedBy: " " }'), "ai.reviewedBy: "],
  ["of another publisher", file("ai: {used: false, reviewedBy: M}\nsource: outlet"), "source: "],
  [
    "of a source that is hidden",
    file("ai: {used: false, reviewedBy: M}\nsource: shut"),
    "source: ",
  ],
  ["without a head", "Just text", "The file must begin"],
  ["with a broken head", "---\ntitle: [\n---\ntext\n", "The head is not YAML"],
  ["without text", file().replace(/---\n[^-]*$/, "---\n"), "body: "],
  ["by an unknown author", file("ai: {used: false, reviewedBy: M}\nauthor: nobody"), "author: "],
  ["of an unknown source", file("ai: {used: false, reviewedBy: M}\nsource: nowhere"), "source: "],
  [
    "of an unknown topic",
    file("ai: {used: false, reviewedBy: M}").replace("Politics", "Gossip"),
    'topics.0: "Gossip" must be one of Politics, Economy,',
  ],
  [
    "with a line of its own",
    file("ai: {used: false, reviewedBy: M}\ncolour: red"),
    "head: colour is not known here; known are title,",
  ],
  [
    "with a wrong kind of value",
    file("ai: {used: false, reviewedBy: M}\npremium: perhaps"),
    "premium: this must be true or false",
  ],
  [
    "in a language that we do not have",
    file().replace("lang: en", "lang: xx"),
    'lang: "xx" must be one of bg, cs,',
  ],
  [
    "with a picture that is not there",
    file("ai: {used: false, reviewedBy: M}\nimage: /pictures/lamp.webp"),
    "image: no lamp.webp",
  ],
  [
    "with a picture from anywhere",
    file("ai: {used: false, reviewedBy: M}\nimage: lamp.jpg"),
    "image: must be a picture of ours, like /pictures/ferry.webp, or an address",
  ],
  [
    "of a time that is still to come",
    file("ai: {used: false, reviewedBy: M}\npublished: 2026-11-21T13:00:01+01:00"),
    "published: 2026-11-21T13:00:01+01:00 is still to come: a piece goes out at once",
  ],
  ["of an unknown age", file("ai: {used: false, reviewedBy: M}\nage: soon"), "age: "],
])("refuses a piece %s", async (_, text, problem) => {
  await ensureSource(test.db, { id: "outlet", name: "The Outlet", country: "IE" }, now);
  await ensureSource(test.db, { id: "shut", name: "Shut", country: "EU", kind: "own" }, now);
  await optOut(test.db, "shut", { actor: "operator", now });
  const refused = await publish(text);
  expect(refused).toEqual({ ok: false, problems: [expect.stringContaining(problem)] });
  expect(await listPieces(test.db, 9)).toEqual([]);
});

it("keeps marks, corrections, figures and the date when a new version comes", async () => {
  await publish();
  await setEditorialFlags(
    test.db,
    "the-lamp-arrives",
    { premium: true, breaking: true, band: "left" },
    act,
  );
  await correctStory(test.db, "the-lamp-arrives", "It was two lamps.", act);
  await test.db.updateTable("stories").set({ views: 12 }).execute();
  const again = file(undefined, "Two Lamps Arrive");
  expect(await publish(again, { ...act, now: later })).toEqual({
    ok: true,
    slug: "two-lamps-arrive",
    audio: null,
  });
  expect(await getStory(test.db, "the-lamp-arrives")).toEqual({ movedTo: "two-lamps-arrive" });
  expect(await story("two-lamps-arrive")).toMatchObject({
    premium: true,
    breaking: true,
    band: "left",
    views: 12,
    publishedAt: now.toISOString(),
    updatedAt: later.toISOString(),
    corrections: [{ at: now.toISOString(), text: "It was two lamps." }],
  });
});

it("changes nothing when the same version is published again, whatever was done to it since", async () => {
  await publish();
  await test.db.updateTable("stories").set({ views: 12, likes: 3 }).execute();
  await setEditorialFlags(test.db, "the-lamp-arrives", { premium: true, trending: true }, act);
  await correctStory(test.db, "the-lamp-arrives", "It was two lamps.", act);
  await test.db.deleteFrom("live_events").execute();
  const before = await test.db.selectFrom("stories").selectAll().execute();
  await publish(file(), { ...act, now: later });
  expect(await test.db.selectFrom("stories").selectAll().execute()).toEqual(before);
  expect(await test.db.selectFrom("live_events").selectAll().execute()).toEqual([]);
});

it("dates a correction, and the story's change with it", async () => {
  await publish();
  expect(
    await correctStory(test.db, "the-lamp-arrives", "Basses.", { ...act, now: later }),
  ).toEqual({ ok: true });
  expect(await story("the-lamp-arrives")).toMatchObject({
    corrections: [{ at: later.toISOString(), text: "Basses." }],
    updatedAt: later.toISOString(),
  });
});

it("leaves a mark to the rules again", async () => {
  await publish();
  await setEditorialFlags(test.db, "the-lamp-arrives", { trending: true }, act);
  expect((await listPieces(test.db, 9))[0]?.trending).toBe(true);
  await setEditorialFlags(test.db, "the-lamp-arrives", { trending: null }, act);
  expect((await listPieces(test.db, 9))[0]?.trending).toBeNull();
});

it("takes a piece away, and back when it is published again", async () => {
  await publish();
  expect(await unpublishStory(test.db, "the-lamp-arrives", act)).toBe(true);
  expect(await getStory(test.db, "the-lamp-arrives")).toBeNull();
  expect((await listStories(test.db, { limit: 5 })).stories).toEqual([]);
  await test.db.deleteFrom("live_events").execute();
  expect(await publish()).toMatchObject({ ok: true });
  const announced = await test.db.selectFrom("live_events").select("payload").execute();
  expect(announced).toMatchObject([{ payload: { slugs: ["the-lamp-arrives"] } }]);
  expect((await listStories(test.db, { limit: 5 })).stories).toHaveLength(1);
  expect(await audited()).toEqual([
    "ines story.publish",
    "ines story.unpublish",
    "ines story.update",
  ]);
});

it("revokes what is withdrawn or made premium, and nothing else", async () => {
  const announced = async () => {
    const rows = await test.db.deleteFrom("live_events").returning("payload").execute();
    return rows.some(({ payload }) => (payload as { revoked?: boolean }).revoked === true);
  };
  const slug = "the-lamp-arrives";
  await publish();
  await setEditorialFlags(test.db, slug, { premium: false, breaking: true }, act);
  await correctStory(test.db, slug, "Basses.", act);
  expect(await announced()).toBe(false);
  await setEditorialFlags(test.db, slug, { premium: true }, act);
  expect(await announced()).toBe(true);
  await setEditorialFlags(test.db, slug, { premium: false }, act);
  expect(await announced()).toBe(false);
  await publish(file("ai: { used: false, reviewedBy: M }\npremium: true"));
  expect(await announced()).toBe(true);
  await publish(file("ai: { used: true, reviewedBy: M }\npremium: true"));
  expect(await announced()).toBe(false);
  await unpublishStory(test.db, slug, act);
  expect(await announced()).toBe(true);
});

it("tells as breaking news what begins to break and may be seen", async () => {
  const announced = async () => {
    const rows = await test.db.deleteFrom("live_events").returning("payload").execute();
    return rows.flatMap(({ payload }) => (payload as { breaking?: object[] }).breaking ?? []);
  };
  const slug = "the-lamp-arrives";
  await publish();
  await setEditorialFlags(test.db, slug, { breaking: true }, act);
  expect(await announced()).toMatchObject([{ slug }]);
  await setEditorialFlags(test.db, slug, { breaking: true }, act);
  await setEditorialFlags(test.db, slug, { breaking: null }, act);
  await unpublishStory(test.db, slug, act);
  await setEditorialFlags(test.db, slug, { breaking: true }, act);
  expect(await announced()).toEqual([]);
});

it.each([
  ["a piece that breaks from its first version", "", 1],
  ["no sample", "sample: true", 0],
])("tells as breaking news %s", async (_, more, count) => {
  await publish(file(`ai: { used: false, reviewedBy: M }\nbreaking: true\n${more}`));
  const rows = await test.db.selectFrom("live_events").select("payload").execute();
  const told = rows.flatMap(({ payload }) => (payload as { breaking?: object[] }).breaking ?? []);
  expect(told).toHaveLength(count);
});

it("knows no story at a slug that is nobody's", async () => {
  expect(await setEditorialFlags(test.db, "nobody", { premium: true }, act)).toBe(false);
  expect(await correctStory(test.db, "nobody", "x", act)).toEqual({ ok: false, reason: "unknown" });
  expect(await unpublishStory(test.db, "nobody", act)).toBe(false);
  expect(await audited()).toEqual([]);
});

it("leaves other publishers' stories to them", async () => {
  const slug = await deliver(test.db, now);
  expect(await correctStory(test.db, slug, "No.", act)).toEqual({ ok: false, reason: "not-ours" });
  expect(await audited()).toEqual([]);
});
