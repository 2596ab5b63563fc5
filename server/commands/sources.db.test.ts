import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { command } from "./sources.ts";

let t: TestDatabase;
let dir: string;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-sources-"));
  await t.pool.query("insert into sources (id, name, country) values ('gazette', 'Gazette', 'IE')");
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const sources = (...args: string[]) => runHere(t, command, args, { dir });
const gazette = async () =>
  (await t.pool.query("select * from sources where id = 'gazette'")).rows[0];

describe("npm run sources", { timeout: 600_000 }, () => {
  test("edits a source, and asks who says so before it takes a band", async () => {
    expect(await sources("set", "gazette", "--band", "left")).toMatchObject({
      code: 64,
      err: expect.stringMatching(/^--band needs --by: who says/),
    });
    expect(
      await sources(
        "set",
        "gazette",
        "--band",
        "left",
        "--by",
        "Media Watch",
        "--url",
        "https://watch.example/g",
        "--excerpt",
        "120",
        "--images",
      ),
    ).toEqual({
      code: 0,
      err: "",
      out: "gazette now has excerpts of up to 120 characters, its pictures shown, the band left, as Media Watch says.\n",
    });
    expect(await gazette()).toMatchObject({
      band: "left",
      band_evidence: [{ band: "left", by: "Media Watch", url: "https://watch.example/g" }],
      excerpt_limit: 120,
      images_allowed: true,
    });
  });

  test("lets a publisher out and in again, and writes it down", async () => {
    expect(await sources("opt-out", "gazette")).toEqual({
      code: 0,
      err: "",
      out: "gazette has opted out: its stories are hidden from every page.\n",
    });
    expect((await gazette()).opted_out_at).not.toBeNull();
    expect((await sources("list")).out).toMatch(/^gazette .*left .*opted out$/m);
    expect((await sources("opt-in", "gazette")).code).toBe(0);
    expect((await gazette()).opted_out_at).toBeNull();
    const { rows } = await t.pool.query("select action, actor from audit order by id");
    const actor = userInfo().username;
    expect(rows).toEqual([
      { action: "source.edit", actor },
      { action: "source.opt-out", actor },
      { action: "source.opt-in", actor },
    ]);
  });

  test("says what it does not know", async () => {
    expect(await sources("opt-out", "nobody")).toMatchObject({
      code: 1,
      err: "There is no source nobody\n",
    });
    const said: [string[], string][] = [
      [[], "A command is missing."],
      [["fly"], "There is no command fly."],
      [["set", "gazette"], "set needs at least one thing to set."],
      [
        ["set", "gazette", "--excerpt", "5000"],
        "--excerpt 5000 is not a number of characters from 0 to 1000.",
      ],
      [["set", "gazette", "--band", "pink"], "--band pink is none of far-left, left, center,"],
      [
        ["set", "gazette", "--band", "left", "--by", "Watch", "--url", "watch"],
        "--url watch is not an address like https://",
      ],
      [["set", "gazette", "--colour", "red"], "Unknown option '--colour'"],
      [["opt-out"], "opt-out needs the id of a source"],
    ];
    const ended = await Promise.all(said.map(([args]) => sources(...args)));
    for (const [i, one] of ended.entries()) {
      expect(one).toMatchObject({ code: 64, out: "" });
      expect(one.err.startsWith(said[i]?.[1] ?? "?"), one.err).toBe(true);
      expect(one.err).toContain("Usage:");
    }
  });
});
