// From the form to a confirmed account, by the link in the mail.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "../site.ts";
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
    const page = textOf(await (await site.at("/auth?tab=sign-up&done=checkMail")).text());
    expect(page).toContain("Please check your email for the confirmation link.");

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
});
