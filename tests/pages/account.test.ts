import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wrongPasswordLimit } from "#accounts/authentication/sign-in.server.ts";
import { signToken } from "#accounts/request-session.server.ts";
import { countAttempt } from "#platform/http/database-rate-limit.server.ts";
import { openSession, signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite, testSecret } from "../site.ts";
import { textOf } from "./html.ts";
import { beside, cookieOf, password, personOn } from "./person.ts";

let site: TestSite;
let person: ReturnType<typeof personOn>;
beforeAll(async () => {
  site = await openTestSite();
  person = personOn(site);
});
beforeEach(() => person.forgetAll());
afterAll(() => site?.close());

describe("signed in", () => {
  it("signs out everywhere at once, and empties the cache", async () => {
    const { id, headers } = await signIn(site.db, noon);
    const other = { cookie: await openSession(site.db, id) };
    const out = await person.send("/auth/sign-out", {}, headers.cookie);
    expect(out.status).toBe(303);
    expect(out.headers.get("location")).toBe("/");
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect(out.headers.getSetCookie()).toEqual([
      "eunison.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
    for (const dead of [headers, other]) {
      expect((await site.at("/account", { headers: dead })).status).toBe(302);
      const tick = await site.at("/functions/session", { method: "POST", headers: dead });
      expect(tick.status).toBe(401);
    }
    expect((await site.at("/auth/sign-out")).headers.get("location")).toBe("/");
  });

  it("is out at once when suspended", async () => {
    const { id, headers } = await signIn(site.db, noon);
    expect((await site.at("/account", { headers })).status).toBe(200);
    await site.db.updateTable("users").set({ suspended_at: noon }).where("id", "=", id).execute();
    expect((await site.at("/account", { headers })).status).toBe(302);
  });

  it("is refreshed within 90 s of the end, by POST alone, and not before", async () => {
    const { id, headers } = await signIn(site.db, noon);
    const tick = () => site.at("/functions/session", { method: "POST", headers });
    const first = await tick();
    expect(first.headers.getSetCookie()).toEqual([]);
    await site.db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() + 80_000) })
      .where("user_id", "=", id)
      .execute();
    expect((await site.at("/functions/session", { headers })).status).toBe(405);
    const second = await tick();
    expect(second.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^eunison\.session_token=\S+; Max-Age=2592000; Path=\//),
    ]);
    const { expiresAt } = await second.json();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it("is known by the header: plans, dashboard, menu", async () => {
    const head = async (headers: HeadersInit = {}) =>
      /<div id="head">[\s\S]*?<main/.exec(
        await (await site.at("/saved", { headers })).text(),
      )?.[0] ?? "";
    const visitor = textOf(await head());
    expect(visitor).toContain("Login");
    expect(visitor).not.toContain("Dashboard");
    const free = await signIn(site.db, noon);
    const plain = textOf(await head(free.headers));
    for (const word of ["Dashboard", "Subscribe", free.email, "Profile Settings", "Sign Out"])
      expect(plain).toContain(word);
    for (const word of ["Login", "Manage Subscription", "Upgrade"])
      expect(plain).not.toContain(word);
    const basic = textOf(await head((await signIn(site.db, noon, { tier: "basic" })).headers));
    for (const word of ["Upgrade", "Basic", "Manage Subscription"]) expect(basic).toContain(word);
    expect(basic).not.toContain("Subscribe ");
    const best = textOf(await head((await signIn(site.db, noon, { tier: "premium" })).headers));
    expect(best).toContain("Premium");
    for (const word of ["Upgrade", "Subscribe "]) expect(best).not.toContain(word);
  });
});

describe("the account's page", () => {
  it("is for its reader, also as data", async () => {
    for (const path of ["/account", "/account.data"]) {
      const answer = await site.at(path);
      expect(answer.headers.get("location") ?? (await answer.text())).toContain(
        path === "/account" ? "/auth?redirectTo=%2Faccount" : "redirectTo=%2Faccount",
      );
    }
    expect((await person.send("/account", { intent: "password" })).status).toBe(302);
  });

  it("changes the password, and the other sessions are over", async () => {
    await person.newReader();
    const other = cookieOf(await person.enter());
    const own = cookieOf(await person.enter());
    const change = (current: string, next: string) =>
      person.send("/account", { intent: "password", current, password: next }, own);
    const wrong = await change("Wrong horse 1", "Dulcinea8");
    expect(wrong.status).toBe(400);
    expect(beside(await wrong.text(), "password-current")).toBe("This is not your password");
    const done = await change(password, "Dulcinea8");
    expect(done.status).toBe(303);
    expect(done.headers.get("location")).toBe("/account?done=password");
    const page = (cookie: string) => site.at("/account", { headers: { cookie } });
    expect((await page(other)).status).toBe(302);
    expect((await page(own)).status).toBe(302);
    expect((await page(cookieOf(done))).status).toBe(200);
  });

  it("is not erased by guessing: after ten wrong passwords the right one has to wait", async () => {
    await person.newReader();
    const cookie = cookieOf(await person.enter());
    const { id } = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const attempt = { key: `password user:${id}`, ...wrongPasswordLimit };
    for (let n = 0; n < 10; n++) await countAttempt(site.db, [attempt]);
    const sent = { intent: "erase", current: password, sure: "on" };
    const limited = await person.send("/account", sent, cookie);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await limited.text();
    expect(textOf(html)).toContain("Too many attempts.");
    expect(beside(html, "erase-password")).toBe("");
    expect(await site.db.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("changes the address once the new one agrees", async () => {
    await person.newReader();
    const cookie = cookieOf(await person.enter());
    const asked = await person.send(
      "/account",
      { intent: "email", email: "new@example.eu", current: password },
      cookie,
    );
    expect(asked.headers.get("location")).toBe("/account?done=emailAsked");
    const token = await person.tokenOfMail("Confirm your new address");
    // A person who reads the mails of the new address but does not have the account cannot join the two.
    const path = `/auth/confirm?token=${token}`;
    for (const guess of ["", "Wrong horse 1"]) {
      const alone = await person.send(path, { token, password: guess });
      expect(beside(await alone.text(), "password")).not.toBe("");
    }
    const done = await person.send("/auth/confirm", { token }, cookie);
    expect(done.headers.get("location")).toBe("/auth/confirm?done=email");
    const html = textOf(await (await site.at("/account", { headers: { cookie } })).text());
    expect(html).toContain("Your address is new@example.eu.");
  });

  it("lists sessions and ends one; another reader's is not found", async () => {
    const ana = await signIn(site.db, noon);
    const bea = await signIn(site.db, noon);
    await openSession(site.db, ana.id);
    const page = await (await site.at("/account", { headers: ana.headers })).text();
    expect(textOf(page)).toContain("This device");
    const ids = [...page.matchAll(/name="id" value="([^"]+)"/g)].map((m) => m[1] ?? "");
    expect(ids).toHaveLength(1);
    const end = (cookie: string, id: string) =>
      person.send("/account", { intent: "session-end", id }, cookie);
    const [id = ""] = ids;
    expect((await end(bea.headers.cookie, id)).status).toBe(404);
    expect((await end(ana.headers.cookie, "not-an-id")).status).toBe(404);
    expect((await end(ana.headers.cookie, id)).headers.get("location")).toBe(
      "/account?done=sessionEnded",
    );
    expect((await end(ana.headers.cookie, id)).status).toBe(404);
  });

  it("says when each session was last active, also by a browser that runs no scripts", async () => {
    const ana = await signIn(site.db, noon, { timezone: "Europe/Brussels" });
    const other = { cookie: await openSession(site.db, ana.id) };
    const seen = async () => {
      const html = await (await site.at("/account", { headers: ana.headers })).text();
      return [
        ...textOf(html).matchAll(/Active now|Last active [^·]*? [A-Z]{3,4}(?:[+-]\d+)?/g),
      ].map(String);
    };
    const longAgo = new Date("2026-01-15T11:30:00Z");
    await site.db.updateTable("sessions").set({ updated_at: longAgo }).execute();
    expect(await seen()).toEqual(["Active now", "Last active 15 Jan 2026, 12:30 CET"]);
    // A page is enough.
    await site.at("/saved", { headers: other });
    const [, then = ""] = await seen();
    expect(then).not.toContain("15 Jan 2026");
    const rows = () =>
      site.db.selectFrom("sessions").select(["id", "updated_at"]).orderBy("id").execute();
    const noted = await rows();
    expect(noted.every((row) => row.updated_at > longAgo)).toBe(true);
    // And is not written down again for every page.
    await site.at("/saved", { headers: other });
    expect(await rows()).toEqual(noted);
  });

  it("names and removes passkeys; another reader's is not found", async () => {
    const ana = await signIn(site.db, noon);
    const bea = await signIn(site.db, noon);
    const { id } = await site.db
      .insertInto("passkeys")
      .values({
        user_id: ana.id,
        name: "Key",
        public_key: "x",
        credential_id: "y",
        counter: 0,
        device_type: "singleDevice",
        backed_up: false,
        created_at: noon,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const intent of ["passkey-name", "passkey-remove"])
      expect(
        (await person.send("/account", { intent, id, name: "Mine" }, bea.headers.cookie)).status,
      ).toBe(404);
    await person.send(
      "/account",
      { intent: "passkey-name", id, name: "Phone" },
      ana.headers.cookie,
    );
    const page = await (await site.at("/account", { headers: ana.headers })).text();
    expect(page).toContain('value="Phone"');
    await person.send("/account", { intent: "passkey-remove", id }, ana.headers.cookie);
    expect(await site.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
  });
});

describe("passkeys by call", () => {
  const call = (body: object, headers: Record<string, string> = {}) =>
    site.at("/functions/passkey", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });

  it("need a reader and the password to be added", async () => {
    expect((await call({ do: "begin", password })).status).toBe(401);
    await person.newReader();
    const cookie = cookieOf(await person.enter());
    expect((await call({ do: "begin", password: "Wrong horse 1" }, { cookie })).status).toBe(403);
    const begun = await call({ do: "begin", password }, { cookie });
    expect(await begun.json()).toMatchObject({
      rp: { id: "localhost", name: "Eunison" },
      authenticatorSelection: { residentKey: "required" },
    });
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^eunison\.passkey=\S+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it.each([
    [{ do: "sign-in", response: {} }, 401],
    [{ do: "sign-in", response: { id: "x", rawId: "x", type: "public-key", response: {} } }, 401],
    [{ do: "sign-in" }, 400],
    [{ do: "else" }, 400],
    [[], 400],
  ])("refuse %j", async (body, status) => {
    const { headers } = await call({ do: "begin-sign-in" });
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await call(body, { cookie })).status).toBe(status);
  });
});

it("answers a NUL in an id like any other id of nobody's", async () => {
  const { headers } = await signIn(site.db, noon);
  for (const intent of ["session-end", "passkey-remove", "passkey-name"]) {
    const fields = { intent, id: "a\0b", name: "a\0b" };
    expect((await person.send("/account", fields, headers.cookie)).status).toBe(404);
  }
});

it("serves none of the library's own addresses", async () => {
  for (const path of [
    "/api/auth/sign-up/email",
    "/api/auth/get-session",
    "/api/auth/ok",
    "/functions/auth/passkey/list-user-passkeys",
    "/auth/verify-email?token=x",
  ])
    expect((await site.at(path)).status).toBe(404);
});

it("takes no session with a made-up token", async () => {
  const { headers } = await signIn(site.db, noon);
  const value = decodeURIComponent(headers.cookie.split("=").slice(1).join("="));
  const token = value.slice(0, value.lastIndexOf("."));
  for (const forged of [token, `${token}.`, signToken(token, "another secret"), `${value}x`]) {
    const cookie = `eunison.session_token=${encodeURIComponent(forged)}`;
    expect((await site.at("/account", { headers: { cookie } })).status).toBe(302);
  }
  const again = `eunison.session_token=${encodeURIComponent(signToken(token, testSecret))}`;
  expect((await site.at("/account", { headers: { cookie: again } })).status).toBe(200);
});

it("binds its cookies to the host where readers come by https", async () => {
  const secure = await openTestSite({ env: { BASE_URL: "https://news.example.eu" } });
  try {
    const { headers } = await secure.at("/functions/passkey", {
      method: "POST",
      body: JSON.stringify({ do: "begin-sign-in" }),
      headers: { "content-type": "application/json" },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-eunison\.passkey=\S+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const out = await secure.at("/auth/sign-out", { method: "POST" });
    expect(out.headers.getSetCookie()).toEqual([
      "__Host-eunison.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
    ]);
  } finally {
    await secure.close();
  }
});
