import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runOn, type Said } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { type FeedServer, openFeedServer, rss } from "../../tests/fakes/feed-server.ts";

let t: TestDatabase;
let server: FeedServer;
let dir: string;
let env: Record<string, string>;

beforeAll(async () => {
  // The test holds the database as a running site does: the commands share it.
  t = await openTestDatabase();
  server = await openFeedServer();
  dir = await mkdtemp(join(tmpdir(), "eunison-feeds-"));
  env = {
    NODE_ENV: "production",
    BASE_URL: "https://eunison.example",
    FEEDS_ALLOW_PRIVATE: "1",
  };
});
afterAll(async () => {
  await server.close();
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const feeds = (args: string[], more: Record<string, string> = {}): Promise<Said> =>
  runOn(t, dir, "feeds", args, { ...env, ...more });
const file = async (name: string, text: string) => {
  const path = join(dir, name);
  await writeFile(path, text);
  return path;
};

// Each command is a process of its own.
describe("npm run feeds", { timeout: 600_000 }, () => {
  test("add, list, refresh, export, remove, while the database is in use", async () => {
    const good = await file("good.xml", rss(["One", "Two"]));
    const bad = await file("bad.xml", "hello");
    server.on("/rss", rss(["Three"], { home: "https://zeitung.at" }));

    const added = await feeds(["add", good, bad, `${server.origin}/rss`]);
    expect(added.code).toBe(1);
    expect(added.out.split("\n")).toHaveLength(3);
    expect(added.out).toContain("2 items: 2 new, 0 changed");
    expect(added.err).toContain("bad.xml: ");

    const [listed, table, exported] = await Promise.all([
      feeds(["list", "--json"]),
      feeds(["list"]),
      feeds(["export"]),
    ]);
    expect(listed).toMatchObject({ code: 0, err: "" });
    // The feeds of the catalogue are there too.
    type Listed = { id: number; url: string; condition: string };
    const list: Listed[] = JSON.parse(listed.out);
    expect(
      list
        .filter((f) => f.condition !== "new")
        .map((f) => f.condition)
        .sort(),
    ).toEqual(["file", "ok"]);
    const id = list.find((f) => f.condition === "ok")?.id ?? 0;
    const fromFile = list.find((f) => f.condition === "file")?.id ?? 0;

    const lines = table.out.trimEnd().split("\n");
    expect(lines).toHaveLength(list.length + 1);
    const column = lines[0]?.indexOf("FEED") ?? -1;
    for (const line of lines.slice(1)) expect(line.slice(column)).toMatch(/^(https?|file):/);
    expect(exported.out).toContain(`xmlUrl="${server.origin}/rss"`);

    const [one, kept, missing] = await Promise.all([
      feeds(["refresh", String(id)]),
      feeds(["refresh", String(fromFile)]),
      feeds(["refresh", "999999"]),
    ]);
    expect(kept).toMatchObject({ code: 0, err: "" });
    expect(kept.out).toMatch(/came from a file[\s\S]*^0 checked: 0 new, 0 changed, 0 failed$/m);
    expect(one).toEqual({ code: 0, err: "", out: "1 checked: 0 new, 0 changed, 0 failed\n" });
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining("no such feed") });

    expect(await feeds(["remove", String(id)])).toMatchObject({ code: 0 });
    expect(await feeds(["remove", String(id)])).toMatchObject({ code: 1 });
  });

  test("import adds the feeds of a list and says what it could not", async () => {
    const opml = await file(
      "list.opml",
      `<opml version="2.0"><body><outline text="A" xmlUrl="https://a.at/rss"/><outline text="B" xmlUrl="ftp://b/"/></body></opml>`,
    );
    expect(await feeds(["import", opml])).toEqual({
      code: 1,
      out: "1 added, 0 here already, 1 failed\n",
      err: expect.stringContaining("ftp://b/"),
    });
    const broken = await file("broken.opml", "<rss/>");
    expect(await feeds(["import", broken])).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("not OPML"),
    });
  });

  test("check needs no database, prints a line for each, and names what failed", async () => {
    const good = await file("good.xml", rss(["One"]));
    const nowhere = { DATABASE_URL: "", DATA_DIR: "/proc/nowhere" };
    const ended = await feeds(["check", good, "/nowhere.xml", `${server.origin}/rss`], nowhere);
    expect(ended).toMatchObject({ code: 1, err: "" });
    const lines = ended.out
      .trimEnd()
      .split("\n")
      .map((l) => JSON.parse(l));
    expect(lines.map((l) => [l.ok, l.items.length])).toEqual([
      [true, 1],
      [false, 0],
      [true, 1],
    ]);
    expect(lines[0].items[0]).toMatchObject({ title: "One", language: "en" });
    expect(lines[1].problems).toEqual([{ code: "unreadable", message: expect.any(String) }]);
  });

  test("add says what it cannot read", async () => {
    const ended = await feeds(["add", "ftp://outlet.example/feed", "/nowhere.xml", dir]);
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.err.trimEnd().split("\n")).toEqual([
      "ftp://outlet.example/feed: Feeds are read by http and https, or from a file.",
      "/nowhere.xml: there is no such file",
      `${dir}: it is a folder, not a file`,
    ]);
  });

  test("wrong use ends with 64 and the usage", async () => {
    const wrong = [[], ["constructor"], ["list", "--xml"], ["refresh", "x"], ["import", "a", "b"]];
    for (const ended of await Promise.all(wrong.map((args) => feeds(args))))
      expect(ended).toMatchObject({ code: 64, out: "", err: expect.stringContaining("Usage:") });
  });

  test("a wrong setting ends with 78", async () => {
    for (const args of [["list"], ["check", "x"]])
      expect(await feeds(args, { PORT: "x" })).toMatchObject({
        code: 78,
        err: expect.stringContaining("PORT must be"),
      });
  });
});
