import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import type { Tx } from "../db/db.server.ts";
import { answerMailRequests, requestMail } from "./deferred-mail-requests.server.ts";
import { queueMail } from "./mails.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

it("writes one mail for a request that could not be ended with its first answer", async () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const to = "ana@example.eu";
  let answers = 0;
  const logged: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, fatal: () => {}, error: () => logged.push(1) };
  const run = () =>
    answerMailRequests(
      { db: test.db, log, now: () => now },
      {
        code: {
          answerableMs: null,
          answer: async (_said, _askedAt, tx: Tx) => {
            await queueMail(
              tx,
              {
                key: `code ${++answers}`,
                kind: "transactional",
                to,
                locale: "en",
                subject: "A code",
                text: `${answers}`,
                html: `${answers}`,
              },
              now,
            );
          },
        },
      },
    );
  const mails = async () =>
    (await test.db.selectFrom("mails").select("key").execute()).map(({ key }) => key);
  await requestMail(test.db, { kind: "code", details: { email: to } }, now);
  // As if the process ended between the two.
  await sql`create function stay() returns trigger language plpgsql as $$ begin raise 'ended'; end $$`.execute(
    test.db,
  );
  await sql`create trigger stay before delete on mail_requests for each row execute function stay()`.execute(
    test.db,
  );
  await run().catch(() => {});
  expect(answers).toBe(1);
  expect(await mails()).toEqual([]);
  await sql`drop trigger stay on mail_requests`.execute(test.db);
  await test.db
    .updateTable("mail_requests")
    .set({ next_attempt_at: new Date(0) })
    .execute();
  await run();
  expect(await mails()).toEqual(["code 2"]);
  expect(await test.db.selectFrom("mail_requests").selectAll().execute()).toEqual([]);
  expect(logged).toHaveLength(1);
});

it("never gives a request up, and stores one with half of an emoji", async () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const logged: object[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    fatal: () => {},
    error: (fields: object) => logged.push(fields),
  };
  const details = { email: "ben@example.eu", name: "Ben \ud83d\0" };
  await requestMail(test.db, { kind: "odd", details }, now);
  const pauses: number[] = [];
  for (let n = 0; n < 14; n++) {
    await test.db
      .updateTable("mail_requests")
      .set({ next_attempt_at: new Date(0) })
      .execute();
    await answerMailRequests({ db: test.db, log, now: () => now }, {});
    const { rows } = await sql<{ pause: number; said: unknown }>`
      select extract(epoch from next_attempt_at - now())::int as pause, said from mail_requests`.execute(
      test.db,
    );
    expect(rows[0]?.said).toEqual({ email: "ben@example.eu", name: "Ben \ufffd" });
    pauses.push(Math.round((rows[0]?.pause ?? 0) / 60));
  }
  expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(pauses.at(-1)).toBe(1440);
  expect(logged[0]).toMatchObject({ kind: "odd", attempts: 1, request: expect.any(String) });
});

it("drops requests that are too old for their kind, with one log line each, and no others", async () => {
  await test.db.deleteFrom("mail_requests").execute();
  const askedAt = new Date("2026-11-21T12:00:00Z");
  const lines: string[] = [];
  const line = (_fields: object, message: string) => void lines.push(message);
  const log = { info: line, warn: line, fatal: line, error: line };
  const answered: string[] = [];
  const kind = (name: string, answerableMs: number | null) => ({
    answer: async () => void answered.push(name),
    answerableMs,
  });
  const kinds = { code: kind("code", 3_600_000), contract: kind("contract", null) };
  const runAfter = async (minutes: number) => {
    for (const name of ["code", "contract"])
      await requestMail(test.db, { kind: name, details: { email: "cy@example.eu" } }, askedAt);
    const now = () => new Date(askedAt.getTime() + minutes * 60_000);
    await answerMailRequests({ db: test.db, log, now }, kinds);
    return answered.splice(0).toSorted();
  };
  expect(await runAfter(60)).toEqual(["code", "contract"]);
  expect(lines).toEqual([]);
  expect(await runAfter(61)).toEqual(["contract"]);
  expect(lines).toEqual(["a mail request is too old to answer"]);
  expect(await test.db.selectFrom("mail_requests").selectAll().execute()).toEqual([]);
});
