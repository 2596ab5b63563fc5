import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { command } from "./newsletters.ts";

let t: TestDatabase;
let dir: string;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-newsletters-"));
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

test("npm run newsletters -- send tells a missing file from one without a letter", async () => {
  const send = (file: string) => runHere(t, command, ["send", "product-news", file], { dir });
  const none = join(dir, "none.txt");
  expect(await send(none)).toEqual({
    code: 1,
    out: "",
    err: `${none}: there is no such file\n`,
  });
  const short = join(dir, "short.txt");
  await writeFile(short, "A title alone\n");
  expect((await send(short)).err).toContain("no letter; its first line is the title");
});
