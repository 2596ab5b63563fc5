import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { narrationOf } from "#media/narrations.server.ts";
import { readRecording } from "#media/recordings.server.ts";
import { openTestBucket, type TestBucket } from "../../tests/bucket-server.ts";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { command } from "./stories.ts";

const hasTools = spawnSync("ffmpeg", ["-version"]).error === undefined;
let t: TestDatabase;
let bucket: TestBucket;
let dir: string;
let foreign: string;
beforeAll(async () => {
  t = await openTestDatabase();
  bucket = await openTestBucket();
  dir = await mkdtemp(join(tmpdir(), "eunison-stories-"));
  foreign = await deliver(t.db, new Date("2026-11-21T12:00:00Z"));
});
afterAll(async () => {
  await t.close();
  await bucket.close();
  await rm(dir, { recursive: true, force: true });
});

const stories = (...args: string[]) => runHere(t, command, args, { dir });

describe("npm run stories", { timeout: 600_000 }, () => {
  test("publishes the example of docs/operations.md, marks it, corrects it and withdraws it", async () => {
    const doc = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    const example = /```markdown\n([\s\S]*?)```/.exec(doc)?.[1] ?? "";
    const file = join(dir, "lamp.md");
    await writeFile(file, example);
    const published = await stories("publish", file);
    expect(published).toMatchObject({ code: 0, err: "" });
    const slug = /article\/([\w-]+)\n$/.exec(published.out)?.[1] ?? "";
    expect(await stories("set", slug, "--breaking", "--no-premium", "--band", "none")).toEqual({
      code: 0,
      err: "",
      out: `${slug} is now breaking, not premium, of its source's band.\n`,
    });
    expect(await stories("correct", slug, "It", "was", "two.")).toEqual({
      code: 0,
      err: "",
      out: `${slug} carries the correction: It was two.\n`,
    });
    expect((await stories("unpublish", slug)).out).toContain("is off every list");
  });

  test.runIf(hasTools)("makes the sound of a piece that its head names, once", async () => {
    const doc = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    const example = /```markdown\n([\s\S]*?)```/.exec(doc)?.[1] ?? "";
    execFileSync("ffmpeg", [
      ..."-y -loglevel error -f lavfi -i sine=duration=3".split(" "),
      join(dir, "read.wav"),
    ]);
    const file = join(dir, "read.md");
    await writeFile(file, example.replace(/^---\n/, "---\naudio: read.wav\n"));
    const more = {
      S3_ENDPOINT: bucket.settings.endpoint,
      S3_BUCKET: "files",
      S3_REGION: "eu-test-1",
    };
    const keys = {
      S3_ACCESS_KEY_ID: "AKTEST",
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    };
    const publish = () =>
      runHere(t, command, ["publish", file], { dir, env: { ...more, ...keys } });
    const first = await publish();
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toContain("It is read aloud in 00:03.");
    expect([...bucket.files.keys()]).toEqual([expect.stringMatching(/\/episode\.mp3$/)]);
    const again = await publish();
    expect(again.out).not.toContain("It is read aloud");
    const { id } = await t.db
      .selectFrom("readings")
      .innerJoin("stories", "stories.id", "story_id")
      .select("id")
      .executeTakeFirstOrThrow();
    const o = { free: true, secret: "s".repeat(32), now: new Date() };
    expect(await narrationOf(t.db, id, o)).toEqual({
      src: expect.stringMatching(`^/media/article/${id}/free/episode.mp3\\?v=[0-9a-f]{8}$`),
      seconds: 3,
    });
    expect(await readRecording(t.db, { kind: "article", id })).toMatchObject({
      seconds: 3,
      premium: false,
    });
    await writeFile(file, example);
    await publish();
    expect(await narrationOf(t.db, id, o)).toBeNull();
    expect([...bucket.files.keys()]).toEqual([]);
    // A new sound that cannot be read leaves no old one, which reads another text.
    await writeFile(file, example.replace(/^---\n/, "---\naudio: read.wav\n"));
    await publish();
    expect(await narrationOf(t.db, id, o)).not.toBeNull();
    await writeFile(join(dir, "read.wav"), "half");
    expect((await publish()).err).toContain("The piece is published without its audio.");
    expect(await narrationOf(t.db, id, o)).toBeNull();
    expect([...bucket.files.keys()]).toEqual([]);
  });

  test("refuses a piece whose picture the site does not have, and says where pictures belong", async () => {
    const doc = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    const example = /```markdown\n([\s\S]*?)```/.exec(doc)?.[1] ?? "";
    const file = join(dir, "boat.md");
    await writeFile(file, example.replace(/^image: .*$/m, "image: /pictures/no-such-boat.webp"));
    expect(await stories("publish", file)).toEqual({
      code: 1,
      out: "",
      err: `${file}: image: there is no picture no-such-boat.webp: put it into the folder public/pictures of the project, start the site again, which builds it, and publish then\n`,
    });
    expect(await stories("publish", join(dir, "none.md"))).toEqual({
      code: 1,
      out: "",
      err: `${join(dir, "none.md")}: there is no such file\n`,
    });
  });

  test("says what it does not do, and what is wrong", async () => {
    const said: [string[], number, string][] = [
      [["correct", foreign, "No."], 1, `${foreign} is another publisher's story`],
      [["set", "nowhere", "--breaking"], 1, "There is no story at nowhere."],
      [["set", "x", "--band", "pink"], 64, "--band pink is none of far-left,"],
      [["set", "x"], 64, "set needs at least one mark."],
      [["correct", "x"], 64, "correct needs the text"],
      [["publish"], 64, "publish needs the name of a file."],
      [["fly"], 64, "There is no command fly."],
      [[], 64, "A command is missing."],
    ];
    for (const [args, code, text] of said) {
      const one = await stories(...args);
      expect(one).toMatchObject({ code, out: "" });
      expect(one.err.startsWith(text), one.err).toBe(true);
    }
  });
});
