import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealed } from "#readers/session.server.ts";
import { openSession, signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite, testSecret } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.db.deleteFrom("users").execute();
  await site.db.deleteFrom("mails").execute();
  await site.db.deleteFrom("rate_limits").execute();
});
afterAll(() => site?.close());

const email = "ana@example.eu";
const password = "Rosinante7";
const send = (path: string, fields: Record<string, string> | [string, string][], cookie?: string) =>
  site.at(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: cookie ? { cookie } : {},
  });
const signUp = (fields: Record<string, string> = {}) =>
  send("/auth?tab=sign-up", { intent: "sign-up", email, password, adult: "on", ...fields });
const enter = (fields: Record<string, string> = {}, query = "") =>
  send(`/auth${query}`, { intent: "sign-in", email, password, ...fields });
const mails = () => site.db.selectFrom("mails").selectAll().execute();
const tokenOfMail = async (subject: string) =>
  /token=([\w-]+)/.exec((await mails()).find((m) => m.subject === subject)?.text ?? "")?.[1] ?? "";
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((c) => c.split(";")[0])
    .filter((c) => c?.startsWith("eunison.session_token="))
    .join("; ");
const newReader = async () => {
  await signUp();
  await send("/auth/confirm", { token: await tokenOfMail("Confirm your address") });
};
/** The text that a field is described by. */
const beside = (html: string, id: string) =>
  textOf(new RegExp(`id="${id}-problem">(.*?)</p>`).exec(html)?.[1] ?? "");

describe("the page", () => {
  it("has what the specification says, for signing in and for signing up", async () => {
    const page = await site.at("/auth");
    expect(page.headers.get("cache-control") ?? "").not.toContain("public");
    const html = await page.text();
    expect(html).toContain("<h1>Eunison</h1>");
    expect(textOf(html)).toContain("Join Europe's premier news platform");
    expect(html).toMatch(/<button type="submit"[^>]*>Back<\/button>/);
    expect(html).toMatch(/<a href="\/auth\?tab=sign-up"[^>]*role="tab"[^>]*>Sign Up<\/a>/);
    expect(html).toContain("Signing in...");
    const up = await (await site.at("/auth?tab=sign-up")).text();
    expect(up).toMatch(/<input[^>]*id="password"[^>]*minLength="6"/i);
    expect(up).toContain("Creating account...");
    expect(textOf(up)).toContain("I declare that I am 18 or older.");
    expect(html).toContain('content="noindex"');
  });

  it.each(["es", "fr", "de"])("speaks %s, and so do its forms' addresses", async (lang) => {
    const html = await (await site.at(`/auth?tab=sign-up&lang=${lang}`)).text();
    expect(html).toContain(`action="/auth?tab=sign-up&amp;lang=${lang}"`);
    expect(textOf(html)).not.toContain("18 or older");
  });

  it("sends whoever is signed in to the front page", async () => {
    const { headers } = await signIn(site.db, noon);
    for (const method of ["GET", "POST"]) {
      const answer = await site.at("/auth", { method, headers });
      expect([302, 303]).toContain(answer.status);
      expect(answer.headers.get("location")).toBe("/");
    }
  });
});

describe("a direct post", () => {
  it.each([
    ["email", "", "Email is required"],
    ["email", "ana", "Invalid email address"],
    ["email", "a b@example.eu", "Invalid email address"],
    ["email", "'ana\r\nBcc: x'@example.eu", "Invalid email address"],
    ["password", "", "Password must be at least 8 characters"],
    ["password", "rosinant", "Password must contain at least one uppercase letter"],
    ["password", "ROSINANT", "Password must contain at least one lowercase letter"],
    ["password", "Rosinante", "Password must contain at least one number"],
    [
      "password",
      "Password123",
      "This password is among the most common ones. Please choose another",
    ],
    ["adult", "no", "You must be 18 or older to have an account"],
  ])("to sign up with %s %j is answered beside the field", async (field, value, message) => {
    const answer = await signUp({ [field]: value });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(beside(html, field)).toBe(message);
    expect(html).toMatch(new RegExp(`<input[^>]*id="${field}"[^>]*aria-invalid="true"`));
    expect(html).toMatch(/<input[^>]*autofocus/i);
    expect(html, "a password is never sent back").not.toContain(`value="${password}"`);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["email", "", "Email is required"],
    ["email", "ana@", "Invalid email address"],
    ["password", "", "Password is required"],
    ["password", "short", "Password is required"],
  ])("to sign in with %s %j is answered beside the field", async (field, value, message) => {
    const answer = await enter({ [field]: value });
    expect(answer.status).toBe(400);
    expect(beside(await answer.text(), field)).toBe(message);
  });

  it("keeps markup as text", async () => {
    const html = await (await signUp({ email: '"><script>alert(1)</script>' })).text();
    expect(html).not.toContain("<script>alert(1)");
  });

  it("believes nothing that nobody asked for", async () => {
    await send("/auth?tab=sign-up", [
      ...Object.entries({ intent: "sign-up", email, password, adult: "on" }),
      ["role", "editor"],
      ["emailVerified", "true"],
      ["email_verified", "true"],
      ["__proto__", "x"],
      ["id", "00000000-0000-4000-8000-000000000000"],
      ["email", "second@example.eu"],
    ]);
    const users = await site.db.selectFrom("users").selectAll().execute();
    expect(users).toMatchObject([{ email, role: "reader", email_verified: false }]);
    expect(users[0]?.id).not.toMatch(/^0{8}/);
  });

  it.each(["text/plain", "application/json"])("as %s is no form", async (type) => {
    const answer = await site.at("/auth", {
      ...{ method: "POST", body: "{}", headers: { "content-type": type } },
    });
    expect(answer.status).toBe(400);
  });
});

describe("a new reader", () => {
  it("signs up, confirms by the mail's link with a click, and signs in", async () => {
    const made = await signUp();
    expect(made.status).toBe(303);
    expect(made.headers.get("location")).toBe("/auth?tab=sign-up&done=checkMail");
    const told = textOf(await (await site.at("/auth?tab=sign-up&done=checkMail")).text());
    expect(told).toContain("Please check your email for the confirmation link.");

    const early = await enter();
    expect(early.status).toBe(400);
    expect(textOf(await early.text())).toContain("Please confirm your email address first.");

    const token = await tokenOfMail("Confirm your address");
    for (let i = 0; i < 2; i++) {
      const page = await site.at(`/auth/confirm?token=${token}`);
      expect(textOf(await page.text())).toContain("One more click");
    }
    const confirmed = await send("/auth/confirm", { token });
    expect(confirmed.headers.get("location")).toBe("/auth?done=confirmed");
    expect((await send("/auth/confirm", { token })).status).toBe(400);
    const over = textOf(await (await site.at(`/auth/confirm?token=${token}`)).text());
    expect(over).toContain("This link no longer works");

    const entered = await enter({}, "?redirectTo=%2Fnews%3Fq%3D1");
    expect(entered.status).toBe(303);
    expect(entered.headers.get("location")).toBe("/news?q=1");
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^eunison\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const home = await site.at("/saved", { headers: { cookie: cookieOf(entered) } });
    expect(textOf(await home.text())).toContain(email);
  });

  it("gets back the language and theme of the account, where some were saved", async () => {
    await newReader();
    const { id } = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    await site.db
      .insertInto("user_preferences")
      .values({ user_id: id, language: "de", theme: "dark", updated_at: noon })
      .execute();
    const cookies = (await enter()).headers.getSetCookie();
    expect(cookies).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^language=de;/),
        expect.stringMatching(/^theme=dark;/),
      ]),
    );
  });

  it("is told the same, whoever has an account", async () => {
    await newReader();
    const bodies = async (answer: Promise<Response>) => {
      const { status, headers } = await answer;
      return [status, headers.get("location")];
    };
    const [known, unknown] = [{ email }, { email: "nobody@example.eu" }];
    expect(await bodies(signUp(known))).toEqual(await bodies(signUp(unknown)));
    for (const path of ["/auth/forgot", "/auth/resend"])
      expect(await bodies(send(path, known))).toEqual(await bodies(send(path, unknown)));
    const wrong = async (who: { email: string }) => {
      const answer = await enter({ ...who, password: "Wrong horse 1" });
      const html = textOf(await answer.text()).replaceAll(who.email, "…");
      return [answer.status, html];
    };
    expect(await wrong(known)).toEqual(await wrong(unknown));
    expect((await wrong(known))[1]).toContain("Invalid email or password");
  });

  it("waits after ten wrong passwords", async () => {
    for (let i = 0; i < 10; i++)
      expect((await enter({ password: "Wrong horse 1" })).status).toBe(400);
    const limited = await enter();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(textOf(await limited.text())).toContain("Too many attempts.");
  });

  it("gets a new password by mail, and every session ends", async () => {
    await newReader();
    const cookie = cookieOf(await enter());
    await send("/auth/forgot", { email });
    const token = await tokenOfMail("Choose a new password");
    const weak = await send("/auth/reset", { token, password: "weak" });
    expect(weak.status).toBe(400);
    const again = await weak.text();
    expect(beside(again, "password")).toBe("Password must be at least 8 characters");
    expect(again).toContain(`value="${token}"`);
    const reset = await send("/auth/reset", { token, password: "Dulcinea8" });
    expect(reset.headers.get("location")).toBe("/auth?done=reset");
    expect((await site.at("/account", { headers: { cookie } })).status).toBe(302);
    expect((await send("/auth/reset", { token, password: "Dulcinea9" })).status).toBe(400);
    expect((await enter({ password: "Dulcinea8" })).status).toBe(303);
  });
});

it("leads back to this site only, whatever redirectTo says", async () => {
  const { headers } = await signIn(site.db, noon);
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc
      .array(
        fc.constantFrom("/", "\\", "%2f", "%5c", "%09", ":", "@", "e.eu", "..", "https", "?", "#"),
      )
      .map((parts) => parts.join("")),
    fc.webUrl(),
  );
  await fc.assert(
    fc.asyncProperty(nasty, async (wanted) => {
      const query = new URLSearchParams({ redirectTo: wanted.toWellFormed() });
      const answer = await site.at(`/auth?${query}`, { headers });
      const location = answer.headers.get("location") ?? "";
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, "http://here.invalid").origin).toBe("http://here.invalid");
    }),
    { numRuns: 150 },
  );
});

describe("signed in", () => {
  it("signs out everywhere at once, and empties the cache", async () => {
    const { id, headers } = await signIn(site.db, noon);
    const other = { cookie: await openSession(site.db, id) };
    const out = await send("/auth/sign-out", {}, headers.cookie);
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
    expect((await send("/account", { intent: "password" })).status).toBe(302);
  });

  it("changes the password, and the other sessions are over", async () => {
    await newReader();
    const other = cookieOf(await enter());
    const own = cookieOf(await enter());
    const change = (current: string, next: string) =>
      send("/account", { intent: "password", current, password: next }, own);
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

  it("changes the address once the new one agrees", async () => {
    await newReader();
    const cookie = cookieOf(await enter());
    const asked = await send(
      "/account",
      { intent: "email", email: "new@example.eu", current: password },
      cookie,
    );
    expect(asked.headers.get("location")).toBe("/account?done=emailAsked");
    const token = await tokenOfMail("Confirm your new address");
    const done = await send("/auth/confirm", { token }, cookie);
    expect(done.headers.get("location")).toBe("/account?done=emailChanged");
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
      send("/account", { intent: "session-end", id }, cookie);
    const [id = ""] = ids;
    expect((await end(bea.headers.cookie, id)).status).toBe(404);
    expect((await end(ana.headers.cookie, "not-an-id")).status).toBe(404);
    expect((await end(ana.headers.cookie, id)).headers.get("location")).toBe(
      "/account?done=sessionEnded",
    );
    expect((await end(ana.headers.cookie, id)).status).toBe(404);
  });

  it("names and removes passkeys; another reader's is not found", async () => {
    const ana = await signIn(site.db, noon);
    const bea = await signIn(site.db, noon);
    const { id } = await site.db
      .insertInto("passkeys")
      .values({
        ...{ user_id: ana.id, name: "Key", public_key: "x", credential_id: "y", counter: 0 },
        ...{ device_type: "singleDevice", backed_up: false, created_at: noon },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const intent of ["passkey-name", "passkey-remove"])
      expect(
        (await send("/account", { intent, id, name: "Mine" }, bea.headers.cookie)).status,
      ).toBe(404);
    await send("/account", { intent: "passkey-name", id, name: "Phone" }, ana.headers.cookie);
    const page = await (await site.at("/account", { headers: ana.headers })).text();
    expect(page).toContain('value="Phone"');
    await send("/account", { intent: "passkey-remove", id }, ana.headers.cookie);
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
    await newReader();
    const cookie = cookieOf(await enter());
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

it("takes no session that somebody made up", async () => {
  const { headers } = await signIn(site.db, noon);
  const value = decodeURIComponent(headers.cookie.split("=").slice(1).join("="));
  const token = value.slice(0, value.lastIndexOf("."));
  for (const forged of [token, `${token}.`, sealed(token, "another secret"), `${value}x`]) {
    const cookie = `eunison.session_token=${encodeURIComponent(forged)}`;
    expect((await site.at("/account", { headers: { cookie } })).status).toBe(302);
  }
  const again = `eunison.session_token=${encodeURIComponent(sealed(token, testSecret))}`;
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
