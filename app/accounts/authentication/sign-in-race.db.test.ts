import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { clientHeader } from "#platform/http/client-address.server.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { testSecret } from "../../../tests/site.ts";
import { accountsOf } from "../accounts.server.ts";
import { passwords } from "./auth-transaction.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { setPassword } from "./password-reset.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

const quiet = () => {};
const email = "ana@example.eu";
const [old, next] = ["Old password 1", "New password 1"];

it("does not outlive a new password that is set while the old one is compared", async () => {
  const { db } = test;
  const config = readConfig({ BASE_URL: "http://127.0.0.1:4801", SESSION_SECRET: testSecret });
  const log = { info: quiet, warn: quiet, error: console.error, fatal: console.error };
  const { id } = await db
    .insertInto("users")
    .values({ email, name: "ana", email_verified: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const account = { user_id: id, account_id: id, provider_id: "credential" };
  await db
    .insertInto("accounts")
    .values({ ...account, password: await hashPassword(old) })
    .execute();
  const hash = await hashPassword(next);
  const { verify } = passwords;
  // Before the library reads its options, which it does once.
  vi.spyOn(passwords, "verify").mockImplementationOnce(async (compared) => {
    const right = await verify(compared);
    await transaction(db, (tx) => setPassword(tx, id, hash));
    return right;
  });
  const accounts = accountsOf({ db, config, now: () => new Date(), log });
  const headers = new Headers({ [clientHeader]: "192.0.2.1", "user-agent": "x" });
  const signIn = (password: string) =>
    accounts.signIn({ headers, locale: "en" }, { email, password });
  expect(await signIn(old)).toEqual({ ok: false, reason: "wrong" });
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
  expect(await signIn(next)).toMatchObject({ ok: true });
});
