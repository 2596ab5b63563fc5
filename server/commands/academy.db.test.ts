import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { command } from "./academy.ts";

let t: TestDatabase;
let dir: string;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-academy-"));
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const academy = (...args: string[]) => runHere(t, command, args, { dir });
const framing = "reading-the-press/framing";

describe("npm run academy", { timeout: 600_000 }, () => {
  test("sets a named reviewer, in the languages that they read, with a line of audit each", async () => {
    const before = await academy("list");
    expect(before.out.match(/\[not reviewed/g)).toHaveLength(40);
    expect(
      await academy("review", framing, "--by", "Ines Valckenborgh", "--lang", "en,de"),
    ).toEqual({
      code: 0,
      err: "",
      out: `${framing} (en) is reviewed by Ines Valckenborgh.\n${framing} (de) is reviewed by Ines Valckenborgh.\n`,
    });
    const { out } = await academy("list");
    expect(out.match(/\[not reviewed/g)).toHaveLength(38);
    expect(out).toMatch(/framing +de {2}Ines Valckenborgh/);
    expect(out).toMatch(/framing +fr {2}\[not reviewed/);
    await academy("review", framing, "--by", "Jo Marek");
    expect((await academy("list")).out.match(/Jo Marek/g)).toHaveLength(4);
    const lines = await t.db
      .selectFrom("audit")
      .select(["subject", "detail"])
      .where("action", "=", "academy.review")
      .orderBy("id")
      .execute();
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatchObject({
      subject: `${framing}.en`,
      detail: { by: "Ines Valckenborgh" },
    });
  });

  test("refuses a review without a name, and of what there is not", async () => {
    const said: [string[], string][] = [
      [["review", framing], "--by names the person"],
      [["review", framing, "--by", "  "], "--by names the person"],
      [["review", framing, "--by", "123"], "--by names the person"],
      [["review", framing, "--by", "A\nB"], "--by names the person"],
      [["review", "--by", "Ines"], "review needs a lesson"],
      [["review", "reading-the-press/nothing", "--by", "Ines"], "There is no lesson"],
      [["review", framing, "--by", "Ines", "--lang", "pl"], "--lang pl is none of en, es, fr, de."],
      [["fly"], "There is no command fly."],
      [[], "A command is missing."],
    ];
    const ended = await Promise.all(said.map(([args]) => academy(...args)));
    for (const [i, { code, out, err }] of ended.entries()) {
      expect({ code, out }, err).toEqual({ code: 64, out: "" });
      expect(err.startsWith(said[i]?.[1] ?? "-"), err).toBe(true);
    }
  });
});
