import { scrypt } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { stageAccounts, stageReader } from "../../tests/factories/accounts.ts";
import { letterLanguage } from "./letter-language.server.ts";
import { savePreferences } from "./preferences.server.ts";
import { listSessions } from "./session-list.server.ts";

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
const stage = stageAccounts(now);
const { accounts } = stage;
const {
  ask,
  confirm,
  confirmToken,
  email,
  fields,
  mails,
  newReader,
  open,
  password,
  request,
  resetBy,
} = stageReader(stage);

describe("signing up", () => {
  it("begins with the time zone that the browser tells, where it is one", async () => {
    const zoneOf = async (address: string) =>
      (
        await stage.db
          .selectFrom("profiles as p")
          .innerJoin("users as u", "u.id", "p.user_id")
          .select("p.timezone")
          .where("u.email", "=", address)
          .executeTakeFirst()
      )?.timezone;
    await accounts().signUp(request(), { ...fields, timezone: "Europe/Athens" });
    expect(await zoneOf(email)).toBe("Europe/Athens");
    // Another sign-up with the address of an account changes nothing of it.
    expect(await confirm(await confirmToken())).toBe("confirm");
    await accounts().signUp(request(), { ...fields, timezone: "Europe/Lisbon" });
    expect(await zoneOf(email)).toBe("Europe/Athens");
    const ben = { ...fields, email: "ben@example.eu" };
    for (const timezone of ["", "Mars/Olympus", "'; drop table users"]) {
      expect(await accounts().signUp(request(), { ...ben, timezone })).toMatchObject({ ok: true });
      expect(await zoneOf(ben.email)).toBeUndefined();
    }
  });

  it("keeps the language of the page, in which letters are written until another is chosen", async () => {
    const language = async () =>
      (
        await stage.db
          .selectFrom("users as u")
          .select(letterLanguage("u.id").as("locale"))
          .where("u.email", "=", email)
          .executeTakeFirst()
      )?.locale;
    const asking = (locale: Locale, cookie = "") => ({
      ...stage.requestFrom("192.0.2.1", cookie),
      locale,
    });
    const confirmBy = async (by: ReturnType<typeof asking>) => {
      const token = /token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? "")?.[1] ?? "";
      const given = { token, password, adult: true, readerId: null };
      return accounts().confirmEmail(by, given, async () => {});
    };
    await accounts().signUp(asking("es"), fields);
    expect(await language()).toBe("es");
    await stage.db.deleteFrom("mails").execute();
    const made = await accounts().signUp(asking("de"), fields);
    expect(await language()).toBe("de");
    const cookie = made.ok ? (made.cookies[0]?.split(";")[0] ?? "") : "";
    expect(await confirmBy(asking("fr", cookie))).toMatchObject({ ok: true });
    expect(await language()).toBe("de");
    // Nothing is known of an account from before languages were kept.
    await stage.db.updateTable("users").set({ locale: null }).execute();
    expect(await language()).toBe("en");
    for (const locale of ["es", "fr"] as const) {
      await accounts().signIn(asking(locale), { email, password });
      expect(await language()).toBe("es");
    }
    const { id } = (await open()).reader;
    await savePreferences(stage.db, id, { language: "fr" }, now);
    expect(await language()).toBe("fr");
  });

  it("takes the language of the page that sets the password, where that is another browser", async () => {
    await accounts().signUp({ ...request(), locale: "es" }, fields);
    const [mail] = await mails();
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const given = { token, password, adult: true, readerId: null };
    await accounts().confirmEmail({ ...request(), locale: "fr" }, given, async () => {});
    const { locale } = await stage.db
      .selectFrom("users")
      .select("locale")
      .executeTakeFirstOrThrow();
    expect(locale).toBe("fr");
  });

  it("waits for the address to be confirmed, then lets in, once for each link", async () => {
    expect(await accounts().signUp(request(), fields)).toMatchObject({ ok: true });
    expect(await accounts().signIn(request(), { email, password })).toEqual({
      ok: false,
      reason: "wrong",
    });
    const token = await confirmToken();
    expect(await accounts().getLinkDetails(request(), token, null)).toEqual({
      kind: "confirm",
      email,
      asksPassword: true,
    });
    expect(await confirm(token)).toBe("confirm");
    expect(await confirm(token)).toBeNull();
    expect(await accounts().signIn(request(), { email, password })).toMatchObject({ ok: true });
  });

  it("keeps the declaration, the terms and their version, and no password", async () => {
    await accounts().signUp(request(), fields);
    expect(await stage.db.selectFrom("users").selectAll().execute()).toMatchObject([
      {
        email,
        role: "reader",
        email_verified: false,
        terms_version: "2026-11",
        adult_declared_at: now,
        terms_accepted_at: now,
      },
    ]);
    const [account] = await stage.db.selectFrom("accounts").selectAll().execute();
    expect(account?.password).toMatch(/^scrypt\$16384\$16\$1\$/);
    const [link] = await stage.db.selectFrom("email_tokens").selectAll().execute();
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
    expect(await accounts().signUp(request(), { ...fields, ...wrong })).toEqual({
      ok: false,
      problems,
    });
    expect(await mails()).toEqual([]);
  });

  it("takes a long password, and each character of it", async () => {
    const long = `${"Überlang ".repeat(20)}7 `;
    await accounts().signUp(request(), { ...fields, password: long });
    await confirm(await confirmToken(), long);
    for (const near of [long.trim(), long.toLowerCase(), long.normalize("NFD"), long.slice(0, 72)])
      expect(await accounts().signIn(request(), { email, password: near })).toMatchObject({
        reason: "wrong",
      });
    expect(await accounts().signIn(request(), { email, password: long })).toMatchObject({
      ok: true,
    });
  });

  it("answers the same, after the same work, where there is an account already", async () => {
    await newReader();
    const answers: unknown[] = [];
    const again = async () => answers.push(await accounts().signUp(request(), fields));
    const anew = async () =>
      answers.push(await accounts().signUp(request(), { ...fields, email: "new@example.eu" }));
    expect(await work(again)).toBe(1);
    expect(await work(anew)).toBe(1);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await mails()).map((m) => `${m.recipient}: ${m.subject}`).sort()).toEqual([
      `${email}: Confirm your address`,
      `${email}: You already have an account`,
      "new@example.eu: Confirm your address",
    ]);
    expect(await accounts().signIn(request(), { email, password })).toMatchObject({ ok: true });
  });

  it("makes one account of two sign-ups at once", async () => {
    const both = await Promise.all([
      accounts().signUp(request(), fields),
      accounts().signUp(request(), fields),
    ]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await stage.db.selectFrom("users").selectAll().execute()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("bounds the mails to one address", async () => {
    for (let i = 0; i < 5; i++) await accounts().signUp(request(`192.0.2.${i}`), fields);
    expect(await accounts().signUp(request("192.0.2.9"), fields)).toMatchObject({ ok: false });
    expect(await ask("again", email, "192.0.2.9")).not.toEqual({ wait: 0 });
    expect(await mails()).toHaveLength(5);
  });
});

describe("signing in", () => {
  const wrong = (client: string, who = email) =>
    accounts().signIn(request(client), { email: who, password: "Wrong horse 1" });

  it("refuses the eleventh wrong password for an account, wherever it comes from, and the right one too", async () => {
    await newReader();
    for (let i = 0; i < 10; i++)
      expect(await wrong(`192.0.2.${i}`)).toEqual({ ok: false, reason: "wrong" });
    const limited = await accounts().signIn(request("198.51.100.1"), { email, password });
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
    await accounts().signUp(request(), { ...fields, email: "late@example.eu" });
    expect(await work(() => wrong("192.0.2.1", "nobody@example.eu"))).toBe(1);
    expect(await work(() => wrong("192.0.2.1"))).toBe(1);
    expect(await work(() => wrong("192.0.2.1", "late@example.eu"))).toBe(1);
  });

  it("tells nobody who has signed up with an address whether it had an account", async () => {
    await newReader();
    const mine = "Stranger 1";
    const seen = async (who: string) => {
      await stage.db.deleteFrom("rate_limits").execute();
      await accounts().signUp(request(), { ...fields, email: who, password: mine });
      const told: unknown[] = [];
      for (let i = 0; i < 11; i++)
        told.push(await accounts().signIn(request(`192.0.2.${i}`), { email: who, password: mine }));
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
    const sessions = await listSessions(stage.db, b.reader);
    expect(sessions.map((s) => s.network)).toEqual(["192.0.2.0/24", "203.0.113.0/24"]);
    expect(sessions[0]).toMatchObject({ current: true, device: { browser: "Firefox" } });
  });

  it("lets nobody in who is suspended", async () => {
    await newReader();
    await stage.db.updateTable("users").set({ suspended_at: now }).execute();
    expect(await accounts().signIn(request(), { email, password })).toEqual({
      ok: false,
      reason: "suspended",
    });
  });
});

describe("a link that is none", () => {
  it("sets no password, and hashes none", async () => {
    for (const token of ["none", "", "a\0b"])
      expect(
        await work(() =>
          resetBy(token, "Dulcinea 8").then((done) =>
            expect(done).toEqual({ ok: false, problem: "linkInvalid" }),
          ),
        ),
      ).toBe(0);
  });
});
