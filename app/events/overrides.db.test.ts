import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { ensureSource } from "#stories/sources.server.ts";
import { storeDrafts } from "#stories/stories.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { storyDraft } from "../../tests/factories/drafts.ts";
import { wordClustering } from "../../tests/fakes/word-clustering.ts";
import { type ClusteringJob, openClusteringJob } from "./clustering-job.server.ts";
import { eventsOfStories, findEvent } from "./events.server.ts";
import { mergeEvents, splitEvent } from "./overrides.server.ts";
import { forgetReports, listReports, reportEvent } from "./reader-reports.server.ts";
import { rebuildEvents } from "./rebuild.server.ts";

let t: TestDatabase;
let job: ClusteringJob;
let minute = 0;
const now = new Date("2026-11-21T12:00:00Z");
const ed = { actor: "ed", now };

beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.pool.query(
    "truncate sources, live_events, audit, events, event_stories, event_overrides restart identity cascade",
  );
  await t.pool.query(
    "update event_gathering set holder = '', held_until = '-infinity', seen_story = 0, seen_change = 0",
  );
  for (const id of ["north", "south"])
    await ensureSource(t.db, { id, name: id, country: "DE" }, now);
  job = open();
  minute = 0;
});

const open = () => openClusteringJob({ db: t.db, now: () => now, clustering: wordClustering });
const rebuild = () => rebuildEvents(t.db, { days: 14, ...ed, clustering: wordClustering });

/** Stories come, each a minute after the one before, and are clustered. */
async function storeAndCluster(...titles: string[]): Promise<void> {
  for (const title of titles)
    await transaction(t.db, (tx) =>
      storeDrafts(
        tx,
        { id: ++minute % 2 ? "north" : "south" },
        [
          storyDraft(now, {
            title,
            publishedAt: new Date(now.getTime() - (600 - minute) * 60_000),
          }),
        ],
        now,
      ),
    );
  await job.round();
}
const eventOf = async (story: number) => (await eventsOfStories(t.db, [story])).get(story) ?? null;
/** The titles of each event that lives, by its slug. */
const readTitlesByEvent = async (): Promise<Record<string, string>> => {
  const { rows } = await t.pool.query(`
    select e.slug, string_agg(s.title, ', ' order by s.published_at) as titles
    from events e join event_stories es on es.event_id = e.id join stories s on s.id = es.story_id
    where e.merged_into is null group by e.slug order by e.slug`);
  return Object.fromEntries(rows.map((r) => [r.slug, r.titles]));
};

test("two events that an editor merges are one, and what comes next joins it", async () => {
  await storeAndCluster("Flood", "Flood grows", "Deluge", "Deluge grew");
  expect(await readTitlesByEvent()).toEqual({
    flood: "Flood, Flood grows",
    deluge: "Deluge, Deluge grew",
  });
  expect(await mergeEvents(t.db, "flood", "deluge", ed)).toEqual({
    ok: true,
    slug: "flood",
    stories: 4,
    publishers: 2,
  });
  await storeAndCluster("Deluge over");
  const whole = { flood: "Flood, Flood grows, Deluge, Deluge grew, Deluge over" };
  expect(await readTitlesByEvent()).toEqual(whole);
  expect(await findEvent(t.db, "deluge")).toMatchObject({ slug: "flood" });
  await job.close();
  await open().round();
  expect(await readTitlesByEvent()).toEqual(whole);
  expect(await rebuild()).toMatchObject({
    ok: true,
    events: 1,
    kept: 1,
    created: 0,
    redirected: 0,
  });
  expect(await readTitlesByEvent()).toEqual(whole);
});

test("stories that an editor takes out stay out, whatever comes between", async () => {
  await storeAndCluster("Flood", "Flood grows", "Flood in court", "Flood court rules");
  await t.pool.query("update events set broke_at = $1, announced_in = '{pl,de}'", [ed.now]);
  const done = await splitEvent(t.db, "flood", ["flood-in-court", "flood-court-rules"], ed);
  // What has broken does not break again under another name.
  const { rows } = await t.pool.query("select broke_at, announced_in from events order by id");
  const [first, split] = rows;
  expect(first).toEqual({ broke_at: ed.now, announced_in: ["pl", "de"] });
  expect(split).toEqual({ broke_at: ed.now, announced_in: ["de", "pl"] });
  expect(done).toMatchObject({ ok: true, stories: 2, made: "flood-in-court" });
  const cut = {
    flood: "Flood, Flood grows",
    "flood-in-court": "Flood in court, Flood court rules",
  };
  expect(await readTitlesByEvent()).toEqual(cut);
  await storeAndCluster("Flood everywhere");
  const after = { ...cut, flood: "Flood, Flood grows, Flood everywhere" };
  expect(await readTitlesByEvent()).toEqual(after);
  await job.close();
  job = open();
  await storeAndCluster("Flood and court");
  const later = { ...after, flood: `${after.flood}, Flood and court` };
  expect(await readTitlesByEvent()).toEqual(later);
  expect(await rebuild()).toMatchObject({ ok: true, events: 2, kept: 2 });
  expect(await readTitlesByEvent()).toEqual(later);
});

test("one story that is taken out stands alone, and may be merged back by a later override", async () => {
  await storeAndCluster("Flood", "Flood grows", "Flood of mails");
  expect(await splitEvent(t.db, "flood", ["flood-of-mails"], ed)).toEqual({
    ok: true,
    slug: "flood",
    stories: 2,
    publishers: 2,
  });
  await storeAndCluster("Mails sorted");
  expect(await readTitlesByEvent()).toEqual({
    flood: "Flood, Flood grows",
    "flood-of-mails": "Flood of mails, Mails sorted",
  });
  expect(await mergeEvents(t.db, "flood", "flood-of-mails", ed)).toMatchObject({ ok: true });
  await rebuild();
  expect(await readTitlesByEvent()).toEqual({
    flood: "Flood, Flood grows, Flood of mails, Mails sorted",
  });
  const { rows } = await t.pool.query("select kind from event_overrides where revoked_at is null");
  expect(rows).toEqual([{ kind: "together" }]);
  await splitEvent(t.db, "flood", ["flood-of-mails", "mails-sorted"], ed);
  const words = await t.pool.query(
    "select kind, cardinality(stories) as n from event_overrides where revoked_at is null order by id",
  );
  expect(words.rows).toEqual([
    { kind: "together", n: 2 },
    { kind: "together", n: 2 },
    { kind: "apart", n: 2 },
  ]);
});

test("what does not go together is refused, and nothing is written", async () => {
  await storeAndCluster("Flood", "Flood grows", "Budget vote");
  expect(await mergeEvents(t.db, "flood", "flood", ed)).toMatchObject({ reason: "same" });
  expect(await mergeEvents(t.db, "flood", "none", ed)).toMatchObject({
    reason: "unknown",
    what: "none",
  });
  expect(await splitEvent(t.db, "flood", ["budget-vote"], ed)).toMatchObject({ reason: "foreign" });
  expect(await splitEvent(t.db, "flood", ["flood", "flood-grows"], ed)).toMatchObject({
    reason: "all",
  });
  const { rows } = await t.pool.query("select from event_overrides union all select from audit");
  expect(rows).toEqual([]);
});

test("an override closes what readers have reported", async () => {
  await storeAndCluster("Flood", "Flood grows", "Flood of mails");
  const eventId = (await findEvent(t.db, "flood"))?.id ?? 0;
  const { id } = await t.db
    .selectFrom("stories")
    .select("id")
    .where("slug", "=", "flood-of-mails")
    .executeTakeFirstOrThrow();
  await reportEvent(t.db, { eventId, kind: "wrong", note: "flood of mails", reader: "r" }, now);
  expect(await listReports(t.db)).toMatchObject([{ event: "flood", note: "flood of mails" }]);
  await splitEvent(t.db, "flood", ["flood-of-mails"], ed);
  expect(await listReports(t.db)).toEqual([]);
  expect(await eventOf(id)).toBeNull();
});

test("reports are forgotten two years after they came, and one year after they were put aside", async () => {
  await storeAndCluster("Flood", "Flood grows");
  const eventId = (await findEvent(t.db, "flood"))?.id ?? 0;
  const report = { eventId, kind: "other" as const, reader: "r" };
  await reportEvent(t.db, { ...report, note: "open" }, now);
  await reportEvent(t.db, { ...report, note: "aside" }, now);
  await t.pool.query("update event_reports set handled_at = at where note = 'aside'");
  const notesAfter = async (days: number) => {
    await forgetReports(t.db, new Date(now.getTime() + days * 86_400_000));
    const { rows } = await t.pool.query("select note from event_reports order by note");
    return rows.map(({ note }) => note);
  };
  expect(await notesAfter(360)).toEqual(["aside", "open"]);
  expect(await notesAfter(370)).toEqual(["open"]);
  expect(await notesAfter(740)).toEqual([]);
});

test("a rebuild keeps the addresses of events that stay, and redirects others to where their stories went", async () => {
  await storeAndCluster(
    "Flood",
    "Flood grows",
    "Deluge",
    "Deluge grew",
    "Strike",
    "Strike goes on",
  );
  // As an older clustering had it: one event split in two, and two unrelated stories together.
  const { rows } = await t.pool.query("select id, slug from events");
  const idOf = Object.fromEntries(rows.map((r) => [r.slug, r.id]));
  await t.pool.query("update event_stories set event_id = $1 where event_id = $2", [
    idOf.flood,
    idOf.strike,
  ]);
  await t.pool.query("update stories set title = 'Deluge and flood' where title = 'Deluge'");
  await t.pool.query(
    "update events set broke_at = $1, announced_in = '{pl,de}' where slug = 'flood'",
    [now],
  );
  await job.round();
  expect(await rebuild()).toEqual({
    ok: true,
    stories: 6,
    events: 2,
    kept: 1,
    created: 1,
    redirected: 1,
  });
  expect(await readTitlesByEvent()).toEqual({
    flood: "Flood, Flood grows, Deluge and flood, Deluge grew",
    "strike-2": "Strike, Strike goes on",
  });
  // What has broken does not break again under another name.
  const created = await t.pool.query(
    "select broke_at, announced_in from events where slug = 'strike-2'",
  );
  expect(created.rows).toEqual([{ broke_at: now, announced_in: ["de", "pl"] }]);
  expect(await findEvent(t.db, "deluge")).toMatchObject({ slug: "flood" });
  // The clustering job goes on from there.
  await storeAndCluster("Strike won", "Deluge far");
  expect(await readTitlesByEvent()).toEqual({
    flood: "Flood, Flood grows, Deluge and flood, Deluge grew, Deluge far",
    "strike-2": "Strike, Strike goes on, Strike won",
  });
});

test("a rebuild leaves older events as they are, and changes nothing if an editor decides meanwhile", async () => {
  await storeAndCluster("Flood", "Flood grows", "Strike", "Strike goes on");
  await t.pool.query(
    "update stories set published_at = published_at - interval '20 days' where title ~ 'Flood'",
  );
  expect(await rebuild()).toMatchObject({ ok: true, stories: 2, events: 1, kept: 1 });
  expect(Object.keys(await readTitlesByEvent())).toEqual(["flood", "strike"]);
  const done = await rebuildEvents(t.db, {
    days: 40,
    ...ed,
    clustering: wordClustering,
    progress: async () => void (await mergeEvents(t.db, "flood", "strike", ed)),
  });
  expect(done).toEqual({ ok: false, reason: "conflict" });
  expect(Object.keys(await readTitlesByEvent())).toEqual(["flood"]);
});
