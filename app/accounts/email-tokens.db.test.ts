// Links that were mailed before the table of tokens existed, and what becomes of tokens with their account.
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "#platform/db/migrate.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import {
  consumeConfirmationLink,
  createConfirmationLink,
  createResetLink,
  findConfirmationLink,
  findResetAccount,
} from "./authentication/email-tokens.server.ts";
import { createSignInCode, isValidSignInCode } from "./authentication/sign-in-codes.server.ts";

const migrations = join(import.meta.dirname, "../../db/migrations");
const first = "202611221307_email_tokens.sql";
const ana = { id: "6f1f9d0e-65a5-4e6b-a0d5-000000000001", email: "ana@example.eu" };

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
const declared = { at: "2026-11-21T12:00:00.000Z", termsVersion: "2026-11" };
const signUp = { browser: "a browser", password: "a hash" };
const confirm = { kind: "confirm", userId: ana.id, email: ana.email };

/** Rows as the authentication library's table had them: identifier, and value as text or JSON. */
const old: [string, unknown][] = [
  [`link:${hash("declared")}`, { ...confirm, signUp: { ...signUp, declared } }],
  [`link:${hash("undeclared")}`, { ...confirm, signUp }],
  [`link:${hash("again")}`, { ...confirm, signUp: null }],
  [`link:${hash("email")}`, { kind: "email", userId: ana.id, email: "new@e.eu", from: ana.email }],
  [`link:${hash("nobody")}`, { ...confirm, userId: "6f1f9d0e-65a5-4e6b-a0d5-000000000002" }],
  [`code:${hash(`${ana.email} AAAAABBBBB`)}`, { kind: "code", userId: ana.id }],
  [hash("reset-password:reset"), ana.id],
  [hash("challenge"), { type: "registration", userData: { id: ana.id } }],
];

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
  await t.pool.query("drop schema public cascade; create schema public");
  const before = await mkdtemp(join(tmpdir(), "eunison-migrations-"));
  for (const name of await readdir(migrations))
    if (name < first) await cp(join(migrations, name), join(before, name));
  await migrate(t.pool, before);
  await rm(before, { recursive: true });
  await t.pool.query("insert into users (id, name, email) values ($1, '', $2)", [
    ana.id,
    ana.email,
  ]);
  const insert = (identifier: string, value: unknown, hours: number) =>
    t.pool.query(
      "insert into verifications (identifier, value, expires_at) values ($1, $2, now() + make_interval(hours => $3))",
      [identifier, typeof value === "string" ? value : JSON.stringify(value), hours],
    );
  for (const [identifier, value] of old) await insert(identifier, value, 1);
  await insert(`link:${hash("late")}`, { ...confirm, signUp: null }, -1);
  await insert(hash("reset-password:late"), ana.id, -1);
  await migrate(t.pool, migrations);
});
afterAll(() => t?.close());

it("keeps links and codes valid that were mailed before", async () => {
  const found = (token: string) => findConfirmationLink(t.db, token);
  const link = { kind: "confirm", userId: ana.id, email: ana.email };
  expect(await found("declared")).toEqual({
    ...link,
    signUp: { ...signUp, declaration: declared },
  });
  // Without a declaration the reader declares where the link is followed, and sets the password there.
  expect(await found("undeclared")).toEqual({ ...link, signUp: null });
  expect(await found("again")).toEqual({ ...link, signUp: null });
  expect(await found("email")).toEqual({
    kind: "email",
    userId: ana.id,
    email: "new@e.eu",
    previousEmail: ana.email,
  });
  expect(await isValidSignInCode(t.db, ana.email, "aaaaa-bbbbb")).toBe(true);
  expect(await findResetAccount(t.db, "reset")).toBe(ana.id);
});

it("carries over neither what has expired nor the links of accounts that are gone", async () => {
  for (const token of ["nobody", "late"])
    expect(await findConfirmationLink(t.db, token)).toBeNull();
  expect(await findResetAccount(t.db, "late")).toBeNull();
  const { rows } = await t.pool.query("select identifier from verifications");
  expect(rows).toEqual([{ identifier: hash("challenge") }]);
});

it("opens with each token what it was made for, and no other page", async () => {
  const reset = await createResetLink(t.db, ana);
  const link = await createConfirmationLink(t.db, {
    ...ana,
    kind: "confirm",
    userId: ana.id,
    signUp: null,
  });
  expect(await findResetAccount(t.db, reset)).toBe(ana.id);
  expect(await findConfirmationLink(t.db, reset)).toBeNull();
  expect(await findResetAccount(t.db, link)).toBeNull();
  expect(await consumeConfirmationLink(t.db, link)).toMatchObject({ kind: "confirm" });
  expect(await consumeConfirmationLink(t.db, link)).toBeNull();
});

it("deletes the tokens of an account with it", async () => {
  await createResetLink(t.db, ana);
  await createSignInCode(t.db, ana);
  await t.db.deleteFrom("users").where("id", "=", ana.id).execute();
  expect(await t.db.selectFrom("email_tokens").selectAll().execute()).toEqual([]);
});
