import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiveInquiry } from "#inquiries/inquiries.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { runHere } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { command } from "./messages.ts";

const noon = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
let dir: string;
let number: string;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-messages-"));
  const services = { db: t.db, config: readConfig({}), now: () => noon };
  const typed = {
    name: "Ada",
    email: "ada@reader.example",
    category: "billing",
    subject: "An invoice",
    message: "Where do I find the invoice of May?",
  };
  number = (await receiveInquiry(services, "support", typed, "de")).slice(0, 8).toUpperCase();
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const messages = (...words: string[]) => runHere(t, command, words, { dir });

test("npm run messages lists what waits, shows it whole, and notes what is done", {
  timeout: 600_000,
}, async () => {
  expect(await messages()).toMatchObject({ code: 64, err: expect.stringContaining("Usage:") });
  expect((await messages("list")).out).toBe(
    `${number}  2026-11-21 12:00  support     Ada <ada@reader.example>\n`,
  );
  const shown = (await messages("show", number)).out;
  expect(shown).toContain("2026-11-21T12:00:00.000Z, in de");
  expect(shown).toContain("SUPPORT REQUEST");
  expect(shown).toContain("Where do I find the invoice of May?");
  expect((await messages("done", number)).out).toBe(`${number} is done\n`);
  expect((await messages("done", number)).out).toBe(`${number} was done before\n`);
  expect((await messages("list")).out).toBe("");
  expect((await messages("list", "--all")).out).toContain("[done]");
  expect(await messages("show", "00000000")).toMatchObject({
    code: 1,
    err: "There is no message 00000000.\n",
  });
});
