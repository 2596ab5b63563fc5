import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCookieName } from "#platform/http/cookies.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { type SignedIn, signIn } from "../../tests/factories/readers.ts";
import { testSecret } from "../../tests/site.ts";
import { savePreferences } from "./preferences.server.ts";
import { defaultPreferences } from "./reader.ts";
import { sessionKeys, sessionOf, signToken, tokenOf } from "./request-session.server.ts";
import {
  deleteExpired,
  endSession,
  listSessions,
  refreshSession,
  revokeSessions,
} from "./session-list.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const keys = { https: false, secret: testSecret };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const tokenIn = ({ headers }: SignedIn) => tokenOf(headers.cookie, keys) ?? "";
const of = (token: string, at = now) => sessionOf(database.db, token, at);

describe("the cookie", () => {
  const cookie = (value: string, https = false) =>
    `theme=dark; ${accountCookieName("session_token", https)}=${encodeURIComponent(value)}; a=b`;

  it("gives the token that we have signed", () => {
    expect(tokenOf(cookie(signToken("abc.def", testSecret)), keys)).toBe("abc.def");
  });

  it.each([
    ["no seal", "abc"],
    ["an empty seal", "abc."],
    ["another's seal", signToken("abc", "another secret of some length, but not ours")],
    ["the seal of another token", signToken("abd", testSecret).replace("abd", "abc")],
    ["a longer seal", `${signToken("abc", testSecret)}=`],
    ["nothing before the seal", signToken("", testSecret)],
  ])("gives none with %s", (_, value) => {
    expect(tokenOf(cookie(value), keys)).toBeNull();
  });

  it("gives none under another name, or in broken encoding", () => {
    const value = encodeURIComponent(signToken("abc", testSecret));
    for (const name of ["session_token", "xeunison.session_token", "__Host-eunison.session_token"])
      expect(tokenOf(`${name}=${value}`, keys)).toBeNull();
    expect(tokenOf("eunison.session_token=%zz", keys)).toBeNull();
    expect(tokenOf("", keys)).toBeNull();
  });

  it("is bound to the host by its prefix exactly where readers come by https", () => {
    const sent = cookie(signToken("abc", testSecret), true);
    expect(sent).toContain("__Host-eunison.session_token=");
    expect(tokenOf(sent, { ...keys, https: true })).toBe("abc");
    expect(tokenOf(sent, keys)).toBeNull();
  });

  it("needs a secret", () => {
    expect(() => sessionKeys({ baseUrl: "http://localhost", sessionSecret: null })).toThrow(
      "secret",
    );
  });
});

describe("a session", () => {
  it("tells who asks, with defaults for readers who have chosen nothing", async () => {
    const ana = await signIn(database.db, now, { timezone: "Europe/Riga" });
    expect(await of(tokenIn(ana))).toMatchObject({
      tiers: [],
      reader: {
        id: ana.id,
        email: ana.email,
        role: "reader",
        timezone: "Europe/Riga",
        preferences: defaultPreferences,
        hasSavedPreferences: false,
      },
    });
    expect(await of("made up")).toBeNull();
  });

  it("tells saved preferences from the defaults, also where they are the same", async () => {
    const ana = await signIn(database.db, now);
    await savePreferences(database.db, ana.id, {}, now);
    expect(await of(tokenIn(ana))).toMatchObject({
      reader: { preferences: defaultPreferences, hasSavedPreferences: true },
    });
  });

  it("knows the tiers that hold now, by the site clock, and those of nobody else", async () => {
    const ana = await signIn(database.db, now, { tier: "basic" });
    await signIn(database.db, now, { tier: "premium" });
    await database.db
      .insertInto("entitlements")
      .values({
        user_id: ana.id,
        origin: "grant",
        tier: "premium",
        created_at: now,
        starts_at: new Date("2026-12-01"),
        ends_at: new Date("2026-12-02"),
      })
      .execute();
    const tiers = async (at: string) => (await of(tokenIn(ana), new Date(at)))?.tiers.toSorted();
    expect(await tiers("2026-11-20T00:00:00Z")).toEqual([]);
    expect(await tiers("2026-11-30T23:59:59Z")).toEqual(["basic"]);
    expect(await tiers("2026-12-01T00:00:00Z")).toEqual(["basic", "premium"]);
    expect(await tiers("2026-12-02T00:00:00Z")).toEqual(["basic"]);
  });

  it("ends by the wall clock, whatever the site clock says", async () => {
    const ana = await signIn(database.db, now);
    const token = tokenIn(ana);
    expect(await of(token, new Date("2099-01-01"))).not.toBeNull();
    await database.db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("token", "=", token)
      .execute();
    expect(await of(token)).toBeNull();
  });

  it("is over at once for suspended readers", async () => {
    const ana = await signIn(database.db, now);
    await database.db
      .updateTable("users")
      .set({ suspended_at: now })
      .where("id", "=", ana.id)
      .execute();
    expect(await of(tokenIn(ana))).toBeNull();
  });

  it("is ended by its reader alone, by all but one, or with all", async () => {
    const { db } = database;
    const [ana, bea] = [await signIn(db, now), await signIn(db, now)];
    const session = await of(tokenIn(ana));
    const id = session?.reader.sessionId ?? "";
    expect(await endSession(db, bea.id, id)).toBe(false);
    expect(await endSession(db, ana.id, "'; --")).toBe(false);
    await revokeSessions(db, ana.id, id);
    expect(await listSessions(db, { id: ana.id, sessionId: id })).toMatchObject([
      { id, current: true, device: { browser: null, system: null } },
    ]);
    await revokeSessions(db, ana.id);
    expect(await of(tokenIn(ana))).toBeNull();
    expect(await of(tokenIn(bea))).not.toBeNull();
  });
});

describe("a tick", () => {
  const left = async (ends: number) => {
    const ana = await signIn(database.db, now);
    await database.db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() + ends) })
      .where("user_id", "=", ana.id)
      .execute();
    const session = await of(tokenIn(ana));
    if (!session) throw new Error("no session");
    const ticked = await refreshSession(database.db, session.reader, keys);
    return { ...ticked, refreshed: ticked.ends !== session.reader.sessionEnds };
  };
  const day = 86_400_000;

  it.each([
    [80_000, true],
    [28 * day, true],
    [29 * day + 60_000, false],
    [30 * day, false],
  ])("with %i ms left refreshes: %j", async (ms, refreshes) => {
    const { refreshed, cookie } = await left(ms);
    expect(refreshed).toBe(refreshes);
    expect(cookie !== null).toBe(refreshes);
  });

  it("keeps the token", async () => {
    const { cookie } = await left(1_000);
    const token = tokenOf(cookie?.split(";")[0] ?? "", keys) ?? "";
    expect(await of(token)).not.toBeNull();
  });
});

it("forgets hourly what is over, and sign-ups that nobody confirmed in a month", async () => {
  const { db } = database;
  const past = new Date("2020-01-01T00:00:00Z");
  const [old, fresh] = [await signIn(db, now), await signIn(db, now)];
  await db.updateTable("users").set({ created_at: past }).execute();
  await db
    .updateTable("sessions")
    .set({ expires_at: past })
    .where("user_id", "=", old.id)
    .execute();
  const pending = { name: "", email: "late@example.eu", created_at: past };
  await db
    .insertInto("users")
    .values([
      pending,
      { ...pending, email: "asked-again@example.eu" },
      { name: "", email: "new@example.eu" },
    ])
    .execute();
  const soon = new Date(Date.now() + 60_000);
  await sql`insert into email_tokens (token_hash, user_id, kind, email, expires_at)
    select 'asked again', id, 'confirm', email, ${soon} from users
    where email = 'asked-again@example.eu'`.execute(db);
  for (const [key, at] of [
    ["old", past],
    ["new", soon],
  ] as const) {
    await db
      .insertInto("verifications")
      .values({ identifier: key, value: "", expires_at: at })
      .execute();
    await db
      .insertInto("email_tokens")
      .values({
        token_hash: key,
        user_id: old.id,
        kind: "reset",
        email: old.email,
        expires_at: at,
      })
      .execute();
    await db
      .insertInto("rate_limits")
      .values({ key, count: 1, last_request: at.getTime() })
      .execute();
  }
  await deleteExpired(db);
  expect(await of(tokenIn(fresh))).not.toBeNull();
  const left = (rows: { name: string }[]) => rows.map((row) => row.name);
  const emails = await db.selectFrom("users").select("email as name").execute();
  expect(left(emails)).toEqual(
    expect.arrayContaining([old.email, "new@example.eu", "asked-again@example.eu"]),
  );
  expect(left(emails)).not.toContain("late@example.eu");
  expect(left(await db.selectFrom("verifications").select("identifier as name").execute())).toEqual(
    ["new"],
  );
  const tokens = await db
    .selectFrom("email_tokens")
    .select("token_hash as name")
    .orderBy("token_hash")
    .execute();
  expect(left(tokens)).toEqual(["asked again", "new"]);
  expect(left(await db.selectFrom("rate_limits").select("key as name").execute())).toEqual(["new"]);
  const sessions = await db.selectFrom("sessions").select("user_id as name").execute();
  expect(left(sessions)).not.toContain(old.id);
});
