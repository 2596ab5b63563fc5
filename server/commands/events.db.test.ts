import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClusteringJob } from "#events/clustering-job.server.ts";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { wordClustering } from "../../tests/fakes/word-clustering.ts";
import { command } from "./events.ts";

let t: TestDatabase;
let dir: string;
const now = new Date();
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-events-"));
  for (const title of ["Flood one", "Flood two", "Flood three", "Strike one", "Strike two"])
    await deliver(t.db, now, { title, excerpt: "" });
  const job = openClusteringJob({ db: t.db, now: () => now, clustering: wordClustering });
  await job.round();
  await job.close();
  await t.pool.query(`
    insert into event_reports (event_id, kind, note, reader, at)
    select id, 'missing', 'https://other.example/flood', 'r', now() from events where slug like 'flood%'`);
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const events = (...args: string[]) => runHere(t, command, args, { dir });

describe("npm run events", { timeout: 600_000 }, () => {
  test("lists, shows, splits and merges events, and deals with reports", async () => {
    const listed = await events("list");
    expect(listed).toMatchObject({ code: 0, err: "" });
    expect(listed.out).toMatch(/ 1 {5}3 {2}flood-\w+ {2}Flood/);
    const json = await events("list", "--json", "--all");
    expect(json).toMatchObject({ code: 0, err: "" });
    const records = json.out.trim().split("\n");
    expect(records.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        publishers: 1,
        breakingAt: [],
        stories: expect.objectContaining({ length: 3 }),
      }),
    );
    const slug = /(flood-\w+)/.exec(listed.out)?.[1] ?? "";
    const strike = /(strike-\w+)/.exec(listed.out)?.[1] ?? "";
    expect((await events("show", slug)).out.split("\n")).toHaveLength(4);
    expect((await events("title", slug, "Die", "Flut", "--lang", "de")).out).toBe(
      `${slug} has its title.\n`,
    );
    expect((await events("title", slug)).out).toBe(`${slug} has no title of ours.\n`);
    expect((await events("reports")).out).toContain(
      `${slug}  missing  https://other.example/flood`,
    );
    expect(await events("split", slug, "flood-three")).toEqual({
      code: 0,
      err: "",
      out: `${slug} has 2 stories of 1 publisher.\n`,
    });
    expect((await events("reports")).out).toBe("Nothing is open.\n");
    expect(await events("merge", slug, strike)).toEqual({
      code: 0,
      err: "",
      out: `${slug} has 4 stories of 1 publisher.\n`,
    });
    expect((await events("show", strike)).out).toMatch(`${strike} is part of ${slug}.\n`);
    const { rows } = await t.pool.query("select action, subject from audit order by id");
    expect(rows).toEqual([
      { action: "event.title", subject: slug },
      { action: "event.title", subject: slug },
      { action: "event.split", subject: slug },
      { action: "event.merge", subject: slug },
    ]);
  });

  test("a rebuild by the real clustering respects overrides", async () => {
    const done = await events("rebuild", "--days", "3");
    expect(done).toMatchObject({ code: 0, err: "5 of 5 stories\n" });
    expect(done.out).toMatch(/^5 stories, 1 events: 1 kept their address, 0 are new; 0 addresses/);
  });

  test("says what it does not do, and what is wrong", async () => {
    const said: [string[], number, string][] = [
      [["show", "nowhere"], 1, "There is no event at nowhere."],
      [["merge", "nowhere", "there"], 1, "There is no event at nowhere."],
      [["split", "nowhere", "x"], 1, "There is no event at nowhere."],
      [["reports", "--close", "99"], 1, "No report 99 is open."],
      [["title", "nowhere", "x"], 1, "There is no event at nowhere."],
      [["title", "nowhere", "x".repeat(161)], 1, "There is no event at nowhere."],
      [["title", "x", "y", "--lang", "tlh"], 64, "--lang tlh is no language of stories."],
      [["merge", "x"], 64, "merge takes the slugs of two events"],
      [["split", "x"], 64, "split takes the slug of an event and"],
      [["list", "x"], 64, "list takes nothing but --json, and --all with it."],
      [["list", "--days", "3"], 64, "list takes nothing but --json, and --all with it."],
      [["rebuild", "--days", "0"], 64, "--days 0 is not a number from 1 to 3660."],
      [["rebuild", "--days", "999999999"], 64, "--days 999999999 is not a number from 1 to 3660."],
      [["reports", "--open"], 64, "Unknown option '--open'"],
      [["fly"], 64, "There is no command fly."],
      [[], 64, "A command is missing."],
    ];
    for (const [args, code, text] of said) {
      const one = await events(...args);
      expect(one).toMatchObject({ code, out: "" });
      expect(one.err.startsWith(text), one.err).toBe(true);
    }
  });
});
