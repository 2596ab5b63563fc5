// The page that signs in and up: what it shows, what it refuses, and where it leads.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { beside, email, password, personOn } from "./person.ts";

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
