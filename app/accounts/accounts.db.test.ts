// Size: all cases share one setup; each case is short.
import { scrypt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { clientHeader } from "#platform/http/rate-limit.server.ts";
import { answerMailRequests } from "#platform/mail/requests.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { accountsOf, verifyAccountPassword } from "./accounts.server.ts";
import { sessionOf, tokenOf } from "./session.server.ts";
import { listSessions } from "./sessions.server.ts";

// Hashing and comparing passwords decides how long an answer takes; the tests count how often it happens.
vi.mock(import("node:crypto"), async (original) => {
  const real = await original();
  return { ...real, scrypt: vi.fn(real.scrypt) as unknown as typeof real.scrypt };
});
const work = async (call: () => Promise<unknown>): Promise<number> => {
  const before = vi.mocked(scrypt).mock.calls.length;
  await call();
  return vi.mocked(scrypt).mock.calls.length - before;
};

const now = new Date("2026-11-21T12:00:00Z");
const secret = "a secret of thirty-two characters at least";
const config = readConfig({ BASE_URL: "http://127.0.0.1:4801", SESSION_SECRET: secret });
const quiet = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.deleteFrom("rate_limits").execute();
  await database.db.deleteFrom("users").execute();
  await database.db.deleteFrom("email_tokens").execute();
  await database.db.deleteFrom("mails").execute();
});

const house = () => ({ db: database.db, config, now: () => now, log: quiet });
const accounts = () => accountsOf(house());
const asking = (client = "192.0.2.1") => ({
  headers: new Headers({ [clientHeader]: client, "user-agent": "Mozilla/5.0 Firefox/140.0" }),
  locale: "en" as const,
});
const resetBy = (token: string, own: string, remove: string[] = []) =>
  accounts().resetPassword(asking(), { token, password: own, remove });
/** Requests a mail and lets the worker write it. */
async function ask(wanted: "again" | "forgot" | "code", address: string, client?: string) {
  const asked = await accounts().requestAccountMail(asking(client), { wanted, email: address });
  await answerMailRequests(house(), { account: accounts().answerMailRequest });
  return asked;
}
const password = "Rosinante7 ";
const fields = { email: "Ana@Example.eu ", password, adult: true };
const email = "ana@example.eu";

const mails = () =>
  database.db.selectFrom("mails").selectAll().orderBy("queued_at").orderBy("key").execute();
const tokens = async (title: string) =>
  (await mails())
    .filter((mail) => mail.subject === title)
    .map((mail) => /token=([\w-]+)/.exec(mail.text)?.[1] ?? "");
const tokenTo = async (address: string) =>
  /token=([\w-]+)/.exec((await mails()).find((m) => m.recipient === address)?.text ?? "")?.[1] ??
  "";
const confirmToken = async () => (await tokens("Confirm your address")).at(-1) ?? "";

const followed: unknown[] = [];
/** What the link did; null when it did nothing. */
const confirm = async (token: string, own = password, readerId: string | null = null) => {
  const given = { token, password: own, adult: true, readerId };
  const done = await accounts().confirmEmail(asking(), given, async (_tx, moved) =>
    followed.push(moved),
  );
  return done.ok ? done.kind : null;
};

const newReader = async () => {
  await accounts().signUp(asking(), fields);
  expect(await confirm(await confirmToken())).toBe("confirm");
  // The confirmation has opened a session, which the tests do not count.
  await database.db.deleteFrom("sessions").execute();
};
const tokenIn = (cookies: string[]) =>
  tokenOf(cookies[0]?.split(";")[0] ?? "", { https: false, secret }) ?? "";
const open = async (client?: string) => {
  const answer = await accounts().signIn(asking(client), { email, password });
  if (!answer.ok) throw new Error(answer.reason);
  const session = await sessionOf(database.db, tokenIn(answer.cookies), now);
  if (!session) throw new Error("no session");
  const cookie = answer.cookies[0]?.split(";")[0] ?? "";
  const headers = new Headers({ cookie, [clientHeader]: "192.0.2.1" });
  return { reader: session.reader, token: tokenIn(answer.cookies), answer, headers };
};
const lives = async (token: string) => (await sessionOf(database.db, token, now)) !== null;

describe("signing up", () => {
  it("begins with the time zone that the browser tells, where it is one", async () => {
    const zoneOf = async (address: string) =>
      (
        await database.db
          .selectFrom("profiles as p")
          .innerJoin("users as u", "u.id", "p.user_id")
          .select("p.timezone")
          .where("u.email", "=", address)
          .executeTakeFirst()
      )?.timezone;
    await accounts().signUp(asking(), { ...fields, timezone: "Europe/Athens" });
    expect(await zoneOf(email)).toBe("Europe/Athens");
    // Another sign-up with the address of an account changes nothing of it.
    expect(await confirm(await confirmToken())).toBe("confirm");
    await accounts().signUp(asking(), { ...fields, timezone: "Europe/Lisbon" });
    expect(await zoneOf(email)).toBe("Europe/Athens");
    const ben = { ...fields, email: "ben@example.eu" };
    for (const timezone of ["", "Mars/Olympus", "'; drop table users"]) {
      expect(await accounts().signUp(asking(), { ...ben, timezone })).toMatchObject({ ok: true });
      expect(await zoneOf(ben.email)).toBeUndefined();
    }
  });

  it("waits for the address to be confirmed, then lets in, once for each link", async () => {
    expect(await accounts().signUp(asking(), fields)).toMatchObject({ ok: true });
    expect(await accounts().signIn(asking(), { email, password })).toEqual({
      ok: false,
      reason: "wrong",
    });
    const token = await confirmToken();
    expect(await accounts().getLinkDetails(asking(), token, null)).toEqual({
      kind: "confirm",
      email,
      asksPassword: true,
    });
    expect(await confirm(token)).toBe("confirm");
    expect(await confirm(token)).toBeNull();
    expect(await accounts().signIn(asking(), { email, password })).toMatchObject({ ok: true });
  });

  it("keeps the declaration, the terms and their version, and no password", async () => {
    await accounts().signUp(asking(), fields);
    expect(await database.db.selectFrom("users").selectAll().execute()).toMatchObject([
      {
        email,
        role: "reader",
        email_verified: false,
        terms_version: "2026-11",
        adult_declared_at: now,
        terms_accepted_at: now,
      },
    ]);
    const [account] = await database.db.selectFrom("accounts").selectAll().execute();
    expect(account?.password).toMatch(/^scrypt\$16384\$16\$1\$/);
    const [link] = await database.db.selectFrom("email_tokens").selectAll().execute();
    expect(link?.token_hash).not.toContain(await confirmToken());
  });

  it.each([
    [{ email: " " }, { email: "emailRequired" }],
    [{ email: "ana@example" }, { email: "emailInvalid" }],
    [{ email: "ana@example.eu\r\nBcc: b@example.eu" }, { email: "emailInvalid" }],
    [{ password: "Short7" }, { password: "passwordShort" }],
    [{ password: "rosinante7" }, { password: "passwordUpper" }],
    [{ password: "ROSINANTE7" }, { password: "passwordLower" }],
    [{ password: "Rosinante" }, { password: "passwordNumber" }],
    [{ password: "Password123" }, { password: "passwordCommon" }],
    [{ password: "pASSWORD123" }, { password: "passwordCommon" }],
    [{ adult: false }, { adult: "adultRequired" }],
    [
      { email: "", password: "", adult: false },
      { email: "emailRequired", password: "passwordShort", adult: "adultRequired" },
    ],
  ])("refuses %j", async (wrong, problems) => {
    expect(await accounts().signUp(asking(), { ...fields, ...wrong })).toEqual({
      ok: false,
      problems,
    });
    expect(await mails()).toEqual([]);
  });

  it("takes a long password, and each character of it", async () => {
    const long = `${"Überlang ".repeat(20)}7 `;
    await accounts().signUp(asking(), { ...fields, password: long });
    await confirm(await confirmToken(), long);
    for (const near of [long.trim(), long.toLowerCase(), long.normalize("NFD"), long.slice(0, 72)])
      expect(await accounts().signIn(asking(), { email, password: near })).toMatchObject({
        reason: "wrong",
      });
    expect(await accounts().signIn(asking(), { email, password: long })).toMatchObject({
      ok: true,
    });
  });

  it("answers the same, after the same work, where there is an account already", async () => {
    await newReader();
    const answers: unknown[] = [];
    const again = async () => answers.push(await accounts().signUp(asking(), fields));
    const anew = async () =>
      answers.push(await accounts().signUp(asking(), { ...fields, email: "new@example.eu" }));
    expect(await work(again)).toBe(1);
    expect(await work(anew)).toBe(1);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await mails()).map((m) => `${m.recipient}: ${m.subject}`).sort()).toEqual([
      `${email}: Confirm your address`,
      `${email}: You already have an account`,
      "new@example.eu: Confirm your address",
    ]);
    expect(await accounts().signIn(asking(), { email, password })).toMatchObject({ ok: true });
  });

  it("makes one account of two sign-ups at once", async () => {
    const both = await Promise.all([
      accounts().signUp(asking(), fields),
      accounts().signUp(asking(), fields),
    ]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await database.db.selectFrom("users").selectAll().execute()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("bounds the mails to one address", async () => {
    for (let i = 0; i < 5; i++) await accounts().signUp(asking(`192.0.2.${i}`), fields);
    expect(await accounts().signUp(asking("192.0.2.9"), fields)).toMatchObject({ ok: false });
    expect(await ask("again", email, "192.0.2.9")).not.toEqual({ wait: 0 });
    expect(await mails()).toHaveLength(5);
  });
});

describe("signing in", () => {
  const wrong = (client: string, who = email) =>
    accounts().signIn(asking(client), { email: who, password: "Wrong horse 1" });

  it("refuses the eleventh wrong password for an account, wherever it comes from, and the right one too", async () => {
    await newReader();
    for (let i = 0; i < 10; i++)
      expect(await wrong(`192.0.2.${i}`)).toEqual({ ok: false, reason: "wrong" });
    const limited = await accounts().signIn(asking("198.51.100.1"), { email, password });
    expect(limited).toMatchObject({ ok: false, reason: "limited" });
    expect(limited).toHaveProperty("wait", expect.any(Number));
  });

  it("refuses the eleventh of one network, whomever it tries; a /64 is one", async () => {
    for (let i = 0; i < 10; i++)
      expect(await wrong(`2001:db8:1:2::${i}`, `a${i}@example.eu`)).toEqual({
        ok: false,
        reason: "wrong",
      });
    expect(await wrong("2001:db8:1:2:ffff::1", "b@example.eu")).toMatchObject({
      reason: "limited",
    });
    expect(await wrong("2001:db8:1:3::1", "b@example.eu")).toMatchObject({ reason: "wrong" });
  });

  it("takes the same work for an unknown address, a wrong password and an unconfirmed account", async () => {
    await newReader();
    await accounts().signUp(asking(), { ...fields, email: "late@example.eu" });
    expect(await work(() => wrong("192.0.2.1", "nobody@example.eu"))).toBe(1);
    expect(await work(() => wrong("192.0.2.1"))).toBe(1);
    expect(await work(() => wrong("192.0.2.1", "late@example.eu"))).toBe(1);
  });

  it("tells nobody who has signed up with an address whether it had an account", async () => {
    await newReader();
    const mine = "Stranger 1";
    const seen = async (who: string) => {
      await database.db.deleteFrom("rate_limits").execute();
      await accounts().signUp(asking(), { ...fields, email: who, password: mine });
      const told: unknown[] = [];
      for (let i = 0; i < 11; i++)
        told.push(await accounts().signIn(asking(`192.0.2.${i}`), { email: who, password: mine }));
      return told.map((answer) => (answer as { reason?: string }).reason);
    };
    expect(await seen("nobody@example.eu")).toEqual(await seen(email));
  });

  it("does not count what was right", async () => {
    await newReader();
    for (let i = 0; i < 12; i++) expect((await open()).answer.ok).toBe(true);
  });

  it("lets no more than ten guesses through when they come at once", async () => {
    await newReader();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => wrong(`192.0.2.${i}`)));
    expect(answers.filter((a) => !a.ok && a.reason === "wrong")).toHaveLength(10);
  });

  it("gives a cookie of our name, a new token each time, and keeps the network only", async () => {
    await newReader();
    const [a, b] = [await open("203.0.113.77"), await open()];
    expect(a.answer.cookies).toEqual([
      expect.stringMatching(
        /^eunison\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      // The device cookie, which lets a known browser in while others guess.
      expect.stringMatching(
        /^eunison\.device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(a.token).not.toBe(b.token);
    const sessions = await listSessions(database.db, b.reader);
    expect(sessions.map((s) => s.place)).toEqual(["192.0.2.0/24", "203.0.113.0/24"]);
    expect(sessions[0]).toMatchObject({ current: true, device: { browser: "Firefox" } });
  });

  it("lets nobody in who is suspended", async () => {
    await newReader();
    await database.db.updateTable("users").set({ suspended_at: now }).execute();
    expect(await accounts().signIn(asking(), { email, password })).toEqual({
      ok: false,
      reason: "suspended",
    });
  });
});

describe("a new password by mail", () => {
  const resetToken = async () => (await tokens("Choose a new password")).at(-1) ?? "";

  it("ends every session and the old password, works once, and drops earlier links", async () => {
    await newReader();
    const { token } = await open();
    await ask("forgot", email);
    const earlier = await resetToken();
    await ask("forgot", email);
    const all = await tokens("Choose a new password");
    const link = all.find((t) => t !== earlier) ?? "";
    expect(await resetBy(link, "short")).toEqual({
      ok: false,
      problem: "passwordShort",
    });
    expect(await resetBy(link, "Dulcinea 8")).toEqual({ ok: true });
    expect(await lives(token)).toBe(false);
    for (const used of all)
      expect(await resetBy(used, "Dulcinea 9")).toEqual({
        ok: false,
        problem: "linkOver",
      });
    expect(await accounts().signIn(asking(), { email, password })).toMatchObject({ ok: false });
    expect(await accounts().signIn(asking(), { email, password: "Dulcinea 8" })).toMatchObject({
      ok: true,
    });
  });

  it("is set by confirming where the address waits for that, and leaves a stranger's sign-up with nothing", async () => {
    await accounts().signUp(asking(), { ...fields, password: "Stranger 1" });
    const stranger = await confirmToken();
    await ask("forgot", email);
    expect(await resetToken()).toBe("");
    const own = (await tokens("Confirm your address")).find((token) => token !== stranger) ?? "";
    expect(await confirm(own)).toBe("confirm");
    expect(await confirm(stranger)).toBeNull();
    expect(await accounts().signIn(asking(), { email, password: "Stranger 1" })).toMatchObject({
      ok: false,
    });
    expect(await accounts().signIn(asking(), { email, password })).toMatchObject({ ok: true });
  });

  it("opens the door that a stranger's guesses have closed", async () => {
    await newReader();
    for (let i = 0; i < 11; i++)
      await accounts().signIn(asking(`192.0.2.${i}`), { email, password: "Wrong horse 1" });
    await ask("forgot", email);
    await resetBy(await resetToken(), "Dulcinea 8");
    expect(
      await accounts().signIn(asking("198.51.100.1"), { email, password: "Dulcinea 8" }),
    ).toMatchObject({ ok: true });
  });

  it("hashes nothing for a link that is none", async () => {
    for (const token of ["none", "", "a\0b"])
      expect(
        await work(() =>
          resetBy(token, "Dulcinea 8").then((done) =>
            expect(done).toEqual({ ok: false, problem: "linkOver" }),
          ),
        ),
      ).toBe(0);
  });

  it("tells nobody whether there is an account", async () => {
    expect(await ask("forgot", "nobody@example.eu")).toEqual({ wait: 0 });
    expect(await ask("again", "nobody@example.eu")).toEqual({ wait: 0 });
    expect(await mails()).toEqual([]);
  });
});

describe("changes", () => {
  it("of the password end the other sessions, and go on under another token", async () => {
    await newReader();
    const other = await open();
    const own = await open();
    const change = (current: string, next: string) =>
      accounts().changePassword({ headers: own.headers, locale: "en" }, own.reader, {
        current,
        password: next,
      });
    expect(await change("Wrong horse 1", "Dulcinea 8")).toEqual({
      ok: false,
      problems: { current: "passwordWrong" },
    });
    expect(await change("", "dulcinea")).toEqual({
      ok: false,
      problems: { current: "passwordRequired", password: "passwordUpper" },
    });
    const done = await change(password, "Dulcinea 8");
    if (!done.ok) throw new Error("refused");
    expect(await lives(other.token)).toBe(false);
    expect(await lives(own.token)).toBe(false);
    expect(await lives(tokenIn(done.cookies))).toBe(true);
    expect((await mails()).map((m) => m.subject)).toContain("Your password has changed");
    expect(await verifyAccountPassword(house(), own.reader.id, "Dulcinea 8")).toBe("right");
    expect(await verifyAccountPassword(house(), own.reader.id, password)).toBe("wrong");
  });

  it("of the password stop what its thief has asked for by mail", async () => {
    await newReader();
    const { reader, headers } = await open();
    const thief = { email: "thief@example.eu", current: password };
    await accounts().changeEmail(asking(), reader, thief);
    await ask("forgot", email);
    const next = { current: password, password: "Dulcinea 8" };
    await accounts().changePassword({ headers, locale: "en" }, reader, next);
    const [link = ""] = await tokens("Confirm your new address");
    expect(await confirm(link)).toBeNull();
    const [reset = ""] = await tokens("Choose a new password");
    expect(await resetBy(reset, "Rosinante8")).toMatchObject({ ok: false });
  });

  it("of the address need the password and the new address's consent, and tell the old one", async () => {
    await newReader();
    const { reader } = await open();
    const change = (to: string, current = password) =>
      accounts().changeEmail(asking(), reader, { email: to, current });
    expect(await change("new@example.eu", "Wrong horse 1")).toMatchObject({
      problems: { current: "passwordWrong" },
    });
    expect(await change(email)).toMatchObject({ problems: { email: "emailSame" } });
    expect(await change("New@example.eu")).toEqual({ ok: true, cookies: [] });
    expect((await mails()).map((m) => `${m.recipient}: ${m.subject}`)).toEqual(
      expect.arrayContaining([
        "new@example.eu: Confirm your new address",
        `${email}: Your address is to change`,
      ]),
    );
    const [token = ""] = await tokens("Confirm your new address");
    expect(await confirm(token)).toBe("email");
    expect(followed).toEqual([{ from: email, to: "new@example.eu" }]);
    expect(await confirm(token)).toBeNull();
    expect(await accounts().signIn(asking(), { email: "new@example.eu", password })).toMatchObject({
      ok: true,
    });
    expect((await mails()).map((m) => `${m.recipient}: ${m.subject}`)).toContain(
      `${email}: Your address has changed`,
    );
  });

  it("of the address is not kept from its owner by a stranger's sign-up", async () => {
    await newReader();
    const { reader } = await open();
    const mine = "mine@example.eu";
    await accounts().signUp(asking(), { ...fields, email: mine });
    const stranger = await tokenTo(mine);
    expect(stranger).not.toBe("");
    await accounts().changeEmail(asking(), reader, { email: mine, current: password });
    const [token = ""] = await tokens("Confirm your new address");
    expect(await confirm(token)).toBe("email");
    expect(await confirm(stranger)).toBeNull();
    const users = await database.db.selectFrom("users").select(["id", "email"]).execute();
    expect(users).toEqual([{ id: reader.id, email: mine }]);
  });

  it("of the address answer the same where it is taken", async () => {
    await newReader();
    const { reader } = await open();
    await accounts().signUp(asking(), { ...fields, email: "taken@example.eu" });
    expect(await confirm(await tokenTo("taken@example.eu"))).toBe("confirm");
    expect(
      await accounts().changeEmail(asking(), reader, {
        email: "taken@example.eu",
        current: password,
      }),
    ).toEqual({ ok: true, cookies: [] });
    expect(await tokens("Confirm your new address")).toEqual([]);
  });
});
