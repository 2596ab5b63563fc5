// Signing in to an account, too many wrong passwords, a mailed code, a new password, and passkeys.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { beside, cookieOf, email, personOn } from "./person.ts";

let site: TestSite;
let person: ReturnType<typeof personOn>;
beforeAll(async () => {
  site = await openTestSite();
  person = personOn(site);
});
beforeEach(() => person.forgetAll());
afterAll(() => site?.close());

describe("a reader with an account", () => {
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
    const [, html] = await wrong(known);
    expect(html).toContain("Invalid email or password");
    const again = await person.enter({ password: "Wrong horse 1" });
    expect(beside(await again.text(), "password")).toBe("Invalid email or password");
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
    // A link that is used up or was never valid says so before a password is typed.
    for (const invalid of [path, "/auth/reset?token=none", "/auth/reset"])
      expect(textOf(await (await site.at(invalid)).text())).toContain("This link no longer works");
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
    const notice = await letter("Your password has changed");
    expect(notice).toContain(
      "this passkey still signs in to your account: My phone (21 Nov 2026).",
    );
    expect(notice).not.toContain("laptop");
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
        // A script gets another status, and loads the page itself.
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
