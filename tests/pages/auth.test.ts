// Size: one stage for every page that leads into an account; each case is short.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { beside, cookieOf, email, password, personOn } from "./person.ts";

let site: TestSite;
let person: ReturnType<typeof personOn>;
beforeAll(async () => {
  site = await openTestSite();
  person = personOn(site);
});
beforeEach(() => person.forgetAll());
afterAll(() => site?.close());

describe("the page", () => {
  it("has what the specification says, for signing in and for signing up", async () => {
    const page = await site.at("/auth");
    expect(page.headers.get("cache-control") ?? "").not.toContain("public");
    const html = await page.text();
    expect(html).toContain("<h1>Eunison</h1>");
    expect(textOf(html)).toContain("Join Europe's premier news platform");
    expect(html).toMatch(/<button type="submit"[^>]*>Back<\/button>/);
    expect(html).toMatch(/<a href="\/auth\?tab=sign-up"[^>]*>Sign Up<\/a>/);
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

  it("sends signed-in readers to the front page", async () => {
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
    ["password", "Password123", "This is one of the most common passwords. Please choose another"],
    ["adult", "no", "You must be 18 or older to have an account"],
  ])("to sign up with %s %j is answered beside the field", async (field, value, message) => {
    const answer = await person.signUp({ [field]: value });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(beside(html, field)).toBe(message);
    expect(html).toMatch(new RegExp(`<input[^>]*id="${field}"[^>]*aria-invalid="true"`));
    expect(html).toMatch(/<input[^>]*autofocus/i);
    expect(html, "a password is never sent back").not.toContain(`value="${password}"`);
    expect(await person.mails()).toEqual([]);
  });

  it.each([
    ["email", "", "Email is required"],
    ["email", "ana@", "Invalid email address"],
    ["password", "", "Password is required"],
    ["password", "short", "Password is required"],
  ])("to sign in with %s %j is answered beside the field", async (field, value, message) => {
    const answer = await person.enter({ [field]: value });
    expect(answer.status).toBe(400);
    expect(beside(await answer.text(), field)).toBe(message);
  });

  it("keeps markup as text", async () => {
    const html = await (await person.signUp({ email: '"><script>alert(1)</script>' })).text();
    expect(html).not.toContain("<script>alert(1)");
  });

  it("believes nothing that nobody asked for", async () => {
    await person.send("/auth?tab=sign-up", [
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
      method: "POST",
      body: "{}",
      headers: { "content-type": type },
    });
    expect(answer.status).toBe(400);
  });
});

describe("a new reader", () => {
  it("is led on by the mail's link to where they were on the way, and nowhere else", async () => {
    for (const [wanted, led] of [
      ["/news?topics=Energy", "/auth/confirm?done=confirm&redirectTo=%2Fnews%3Ftopics%3DEnergy"],
      ["//elsewhere.example/", "/auth/confirm?done=confirm"],
    ] as const) {
      await person.forgetAll();
      const query = new URLSearchParams({ tab: "sign-up", redirectTo: wanted });
      const fields = { intent: "sign-up", email, password, adult: "on" };
      expect((await person.send(`/auth?${query}`, fields)).status).toBe(303);
      const link = /http\S+auth\/confirm\S+/.exec((await person.mails())[0]?.text ?? "")?.[0] ?? "";
      const { pathname, search, searchParams } = new URL(link);
      const html = await (await site.at(pathname + search)).text();
      const next = /name="redirectTo" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      const token = searchParams.get("token") ?? "";
      const fieldsThere = { token, password, adult: "on", redirectTo: next ?? "" };
      const done = await person.send("/auth/confirm", fieldsThere);
      expect(done.headers.get("location")).toBe(led);
      const cookie = cookieOf(done);
      const page = await (await site.at(led, { headers: { cookie } })).text();
      expect(textOf(page)).toContain("Your account is ready, and you are signed in.");
      expect(page).toContain(`href="${wanted.startsWith("//") ? "/" : wanted}"`);
    }
    await person.forgetAll();
    await person.signUp();
    const token = await person.tokenOfMail("Confirm your address");
    const lured = { token, password, adult: "on", redirectTo: "https://elsewhere.example/" };
    expect((await person.send("/auth/confirm", lured)).headers.get("location")).toBe(
      "/auth/confirm?done=confirm",
    );
    await person.forgetAll();
  });

  it("confirms with a click in the browser that signed up, and signs in with the password chosen there", async () => {
    await person.forgetAll();
    const made = await person.signUp();
    const [mark = ""] = made.headers.getSetCookie();
    expect(mark).toMatch(
      /^eunison\.sign_up=[\w-]{32}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = mark.split(";")[0] ?? "";
    const token = await person.tokenOfMail("Confirm your address");
    const path = `/auth/confirm?token=${token}`;
    const page = await (await site.at(path, { headers: { cookie } })).text();
    expect(textOf(page)).toContain("One more click");
    expect(page).not.toContain('id="password"');
    expect(page).not.toContain('id="adult"');
    const done = await person.send(
      "/auth/confirm",
      { token, redirectTo: "/news?topics=Energy" },
      cookie,
    );
    const led = done.headers.get("location") ?? "";
    expect(led).toBe("/auth?done=confirmed&redirectTo=%2Fnews%3Ftopics%3DEnergy");
    expect(cookieOf(done)).toBe("");
    expect(textOf(await (await site.at(led)).text())).toContain("Your address is confirmed.");
    expect((await person.enter()).status).toBe(303);
    await person.forgetAll();
  });

  it("signs up, sets the password where the mail's link is followed in another browser, and signs in", async () => {
    const made = await person.signUp();
    expect(made.status).toBe(303);
    expect(made.headers.get("location")).toBe("/auth?tab=sign-up&done=checkMail");
    const told = textOf(await (await site.at("/auth?tab=sign-up&done=checkMail")).text());
    expect(told).toContain("Please check your email for the confirmation link.");

    const early = await person.enter();
    expect(early.status).toBe(400);
    expect(textOf(await early.text())).toContain(
      "Just signed up? Confirm your email address first",
    );

    const token = await person.tokenOfMail("Confirm your address");
    for (let i = 0; i < 2; i++) {
      const page = await site.at(`/auth/confirm?token=${token}`);
      const text = textOf(await page.text());
      expect(text).toContain(`Set the password of the account ${email}`);
      // The account may have been signed up by another person.
      expect(text).toContain("I declare that I am 18 or older.");
      expect(text).toContain("Terms of Service");
    }
    const weak = await person.send(`/auth/confirm?token=${token}`, { token, password: "weak" });
    expect(weak.status).toBe(400);
    const again = await weak.text();
    expect(beside(again, "password")).toBe("Password must be at least 8 characters");
    expect(beside(again, "adult")).toBe("You must be 18 or older to have an account");
    expect(again).toContain(`value="${token}"`);
    const minor = await person.send(`/auth/confirm?token=${token}`, { token, password });
    expect(minor.status).toBe(400);
    const asked = await minor.text();
    expect(beside(asked, "adult")).toBe("You must be 18 or older to have an account");
    expect(beside(asked, "password")).toBe("");
    const whole = { token, password, adult: "on" };
    const confirmed = await person.send("/auth/confirm", whole);
    expect(confirmed.headers.get("location")).toBe("/auth/confirm?done=confirm");
    expect(cookieOf(confirmed)).not.toBe("");
    expect((await person.send("/auth/confirm", whole)).status).toBe(400);
    const over = textOf(await (await site.at(`/auth/confirm?token=${token}`)).text());
    expect(over).toContain("This link no longer works");

    const entered = await person.enter({}, "?redirectTo=%2Fnews%3Fq%3D1");
    expect(entered.status).toBe(303);
    expect(entered.headers.get("location")).toBe("/news?q=1");
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^eunison\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^eunison\.device=\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const home = await site.at("/saved", { headers: { cookie: cookieOf(entered) } });
    expect(textOf(await home.text())).toContain(email);
  });

  it("gets back the language and theme of the account, where some were saved", async () => {
    await person.newReader();
    const { id } = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    await site.db
      .insertInto("user_preferences")
      .values({ user_id: id, language: "de", theme: "dark", updated_at: noon })
      .execute();
    const cookies = (await person.enter()).headers.getSetCookie();
    expect(cookies).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^language=de;/),
        expect.stringMatching(/^theme=dark;/),
      ]),
    );
  });

  it("answers the same with and without an account", async () => {
    await person.newReader();
    const bodies = async (answer: Promise<Response>) => {
      const { status, headers } = await answer;
      return [status, headers.get("location")];
    };
    const [known, unknown] = [{ email }, { email: "nobody@example.eu" }];
    expect(await bodies(person.signUp(known))).toEqual(await bodies(person.signUp(unknown)));
    for (const path of ["/auth/forgot", "/auth/resend"])
      expect(await bodies(person.send(path, known))).toEqual(
        await bodies(person.send(path, unknown)),
      );
    const wrong = async (who: { email: string }) => {
      const answer = await person.enter({ ...who, password: "Wrong horse 1" });
      const html = textOf(await answer.text()).replaceAll(who.email, "…");
      return [answer.status, html];
    };
    expect(await wrong(known)).toEqual(await wrong(unknown));
    expect((await wrong(known))[1]).toContain("Invalid email or password");
  });

  it("waits after ten wrong passwords", async () => {
    for (let i = 0; i < 10; i++)
      expect((await person.enter({ password: "Wrong horse 1" })).status).toBe(400);
    const limited = await person.enter();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await limited.text();
    expect(textOf(page)).toContain("Too many attempts.");
    expect(textOf(page)).toContain("Email me a code");
    expect(page).toContain(`name="email" value="${email}"`);
  });

  it("gets in by a mailed code when others have tried too often", async () => {
    await person.newReader();
    for (let i = 0; i < 10; i++) await person.enter({ password: "Wrong horse 1" });
    expect((await person.enter()).status).toBe(429);
    const asked = await person.send("/auth?redirectTo=%2Fsaved", { intent: "code", email });
    expect(asked.status).toBe(303);
    const path = asked.headers.get("location") ?? "";
    expect(path).toBe("/auth?code=&redirectTo=%2Fsaved");
    const page = await (await site.at(path)).text();
    expect(textOf(page)).toContain("an email with a code is on its way");
    expect(page).toMatch(/<input[^>]*id="code"/);
    await site.work();
    const mail = (await person.mails()).find((m) => m.subject === "Your code for signing in");
    const link = new URL(/http\S+\/auth\?code=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const code = link.searchParams.get("code") ?? "";
    expect(await (await site.at(link.pathname + link.search)).text()).toContain(`value="${code}"`);
    const wrong = await person.enter({ code: "00000-00000" });
    expect(beside(await wrong.text(), "code")).toBe("This code is wrong or too old");
    const entered = await person.enter({ code });
    expect(entered.status).toBe(303);
    expect(cookieOf(entered)).not.toBe("");
  });

  it("gets a new password by mail, and every session ends", async () => {
    await person.newReader();
    const cookie = cookieOf(await person.enter());
    await person.send("/auth/forgot", { email });
    await site.work();
    const token = await person.tokenOfMail("Choose a new password");
    const path = `/auth/reset?token=${token}`;
    expect(textOf(await (await site.at(path)).text())).toContain("Choose a new password");
    const weak = await person.send(path, { token, password: "weak" });
    expect(weak.status).toBe(400);
    const again = await weak.text();
    expect(beside(again, "password")).toBe("Password must be at least 8 characters");
    expect(again).toContain(`value="${token}"`);
    const reset = await person.send("/auth/reset", { token, password: "Dulcinea8" });
    expect(reset.headers.get("location")).toBe("/auth/reset?done");
    const done = await (await site.at("/auth/reset?done")).text();
    expect(done).toContain("<h1>Your new password is set</h1>");
    expect(done).toContain('href="/auth"');
    // Whoever follows a link that is spent, or never was one, need not type a password to learn it.
    for (const spent of [path, "/auth/reset?token=none", "/auth/reset"])
      expect(textOf(await (await site.at(spent)).text())).toContain("This link no longer works");
    expect((await site.at("/account", { headers: { cookie } })).status).toBe(302);
    expect((await person.send("/auth/reset", { token, password: "Dulcinea9" })).status).toBe(400);
    expect((await person.enter({ password: "Dulcinea8" })).status).toBe(303);
  });
});

describe("passkeys", () => {
  it("are named by both letters about a new password, and can be removed with it", async () => {
    await person.newReader();
    const { id } = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const added = await site.db
      .insertInto("passkeys")
      .values(
        ["My phone", "Thief's <b>laptop"].map((name) => ({
          user_id: id,
          name,
          public_key: "x",
          credential_id: name,
          counter: 0,
          device_type: "singleDevice",
          backed_up: false,
          created_at: noon,
        })),
      )
      .returning(["id", "name"])
      .execute();
    const [phone, laptop] = added.map((row) => row.id);
    const stranger = await signIn(site.db, noon);
    const other = await site.db
      .insertInto("passkeys")
      .values({
        user_id: stranger.id,
        name: "Other",
        public_key: "x",
        credential_id: "o",
        counter: 0,
        device_type: "singleDevice",
        backed_up: false,
        created_at: noon,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await person.send("/auth/forgot", { email });
    await site.work();
    const letter = async (subject: string) =>
      (await person.mails()).find((mail) => mail.subject === subject)?.text ?? "";
    expect(await letter("Choose a new password")).toContain(
      "these passkeys sign in to your account, also after you have set a new one: My phone (21 Nov 2026) and Thief's <b>laptop (21 Nov 2026).",
    );
    const token = await person.tokenOfMail("Choose a new password");
    const page = await (await site.at(`/auth/reset?token=${token}`)).text();
    expect(textOf(page)).toContain("Passkeys of this account");
    expect(page).toMatch(new RegExp(`<input[^>]*name="remove"[^>]*value="${laptop}"`));
    expect(page).not.toContain(other.id);
    const weak = await person.send(`/auth/reset?token=${token}`, [
      ["token", token],
      ["password", "weak"],
      ["remove", laptop ?? ""],
    ]);
    expect(await weak.text()).toMatch(new RegExp(`<input(?=[^>]*checked)[^>]*value="${laptop}"`));
    await person.send("/auth/reset", [
      ["token", token],
      ["password", "Dulcinea8"],
      ["remove", laptop ?? ""],
      ["remove", other.id],
    ]);
    const left = await site.db.selectFrom("passkeys").select("id").execute();
    expect(left.map((row) => row.id).sort()).toEqual([phone, other.id].sort());
    const told = await letter("Your password has changed");
    expect(told).toContain("this passkey still signs in to your account: My phone (21 Nov 2026).");
    expect(told).not.toContain("laptop");
  });

  it("stay out of letters where there are none", async () => {
    await person.newReader();
    await person.send("/auth/forgot", { email });
    await site.work();
    for (const { text } of await person.mails()) expect(text).not.toContain("passkey");
  });
});

describe("what was asked for by mail", () => {
  it.each(["/auth/forgot", "/auth/resend"])(
    "%s leads to a page that says so and stays",
    async (path) => {
      for (const via of ["form", "script"]) {
        const asked = await person.send(path, { email, via });
        // A script is told by another status to load the page.
        const led = asked.headers.get("location") ?? (await asked.text());
        expect(led).toContain(`${path}?done=sent`);
      }
      const page = await (await site.at(`${path}?done=sent`)).text();
      expect(page).toContain("<h1>Look into your mailbox</h1>");
      expect(page).toContain("an email is on its way");
      expect(page).not.toContain('id="email"');
      expect(page).toContain(`href="${path}"`);
    },
  );
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
