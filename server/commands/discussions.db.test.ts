import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseName } from "#discussions/members.server.ts";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { command } from "./discussions.ts";

const noon = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
let dir: string;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-discussions-"));
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

test("npm run discussions -- author says whether reader, name or author is missing", async () => {
  const author = (...words: string[]) => runHere(t, command, ["author", ...words], { dir });
  const { id } = await signIn(t.db, noon);
  const { email } = await t.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await t.db.insertInto("authors").values({ slug: "ines", name: "Ines" }).execute();
  expect(await author("nobody@reader.example", "none")).toEqual({
    code: 1,
    out: "",
    err: "There is no reader with the address nobody@reader.example.\n",
  });
  expect((await author(email, "nobody")).err).toMatch(/^There is no author nobody: /);
  expect((await author(email, "none")).err).toContain(`${email} has no name in discussions yet`);
  await chooseName(t.db, { id, staff: false }, "Ana Silva", noon);
  expect(await author(email, "ines")).toEqual({ code: 0, out: `${email} is ines.\n`, err: "" });
  expect((await author(email, "none")).out).toBe(`${email} is no author any more.\n`);
});
