import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionOf } from "#accounts/request-session.server.ts";
import { runHere, runOn } from "../../tests/command.ts";
import { engine, openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { command } from "./users.ts";

let t: TestDatabase;
let dir: string;
let id: string;
let token: string;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-users-"));
  ({ id } = await signIn(t.db, new Date(), { email: "anna@example.eu" }));
  token = (await t.db.selectFrom("sessions").select("token").executeTakeFirstOrThrow()).token;
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const here = (...args: string[]) => runHere(t, command, args, { dir });
/** In a process of its own beside the embedded engine, which it has to share; a server makes no difference to it. */
const users = (...args: string[]) =>
  engine === "embedded" ? runOn(t, dir, "users", args) : here(...args);
const session = () => sessionOf(t.db, token, new Date());
const acts = async () =>
  (await t.db.selectFrom("audit").select(["action", "subject"]).orderBy("id").execute()).map(
    (row) => `${row.action} ${row.subject.replace(id, "ID")}`,
  );

describe("npm run users", { timeout: 600_000 }, () => {
  test("says what is wrong before it opens anything", async () => {
    expect(await users()).toMatchObject({ code: 64, err: expect.stringContaining("Usage:") });
    const cases: [string[], string][] = [
      [["role", "anna@example.eu", "boss"], '"boss" is no role: reader, editor, or moderator'],
      [
        ["grant", "anna@example.eu", "gold", "P1D"],
        '"gold" is no tier: basic, premium, academy or none',
      ],
      [["grant", "anna@example.eu", "basic", "soon"], '"soon" is no time: write P30D'],
      [["grant", "anna@example.eu", "basic"], "grant needs a time: P30D"],
      [["erase", "anna@example.eu"], "cannot be undone: say it with --yes"],
    ];
    for (const [args, says] of cases)
      expect(await here(...args)).toMatchObject({ code: 64, err: expect.stringContaining(says) });
  });

  test("finds readers, and names one whom nobody knows", async () => {
    expect((await users("list")).out).toMatch(/^\d{4}-\d\d-\d\d {2}anna@example\.eu\n$/);
    expect((await users("list", "%")).out).toBe("");
    expect((await users("list", "ANNA@")).out).toContain("anna@example.eu");
    expect(await users("show", "nobody@example.eu")).toMatchObject({
      code: 1,
      out: "",
      err: "There is no reader with the address nobody@example.eu\n",
    });
  });

  test("grants for a time, and the better of two counts", async () => {
    expect((await users("grant", "anna@example.eu", "basic", "P30D")).out).toMatch(
      /^anna@example\.eu has basic until \d{4}-/,
    );
    expect((await session())?.tiers).toEqual(["basic"]);
    expect((await users("grant", "Anna@Example.eu", "academy", "forever")).out).toContain(
      "has academy for good",
    );
    expect(await session()).toMatchObject({ plans: ["academy"] });
    expect(JSON.parse((await users("show", "anna@example.eu")).out)).toMatchObject({
      access: "premium",
      users: [{ email: "anna@example.eu" }],
      entitlements: [{ tier: "premium", plan: "academy", endsAt: null }, { tier: "basic" }],
    });
    expect((await users("grant", "anna@example.eu", "none")).out).toContain("2 grants");
    expect((await session())?.tiers).toEqual([]);
  });

  test("an editor, a suspended reader, a readmitted one, and nobody", async () => {
    await users("role", "anna@example.eu", "editor");
    expect((await session())?.reader.role).toBe("editor");
    expect((await users("suspend", "anna@example.eu")).out).toContain("signed out");
    expect(await session()).toBeNull();
    expect((await users("list")).out).toContain("[editor]  [suspended]");
    await users("readmit", "anna@example.eu");
    expect((await users("erase", "anna@example.eu", "--yes")).out).toContain("is erased");
    expect((await users("list")).out).toBe("");
    expect(await acts()).toEqual([
      "user.list user:ID",
      "user.list *",
      "user.list user:ID",
      "access.grant user:ID",
      "access.grant user:ID",
      "user.show user:ID",
      "access.revoke user:ID",
      "user.role user:ID",
      "user.suspend user:ID",
      "user.list user:ID",
      "user.readmit user:ID",
      "user.erase user:ID",
      "user.list *",
    ]);
  });
});
