// The profile over the built site: what its forms take and refuse, without a browser and by direct post.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { attribute, textOf } from "./html.ts";

let site: TestSite;
let ines: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  ines = await signIn(site.db, noon);
});

const good = { first_name: "Ines", last_name: "Valckenborgh", timezone: "Europe/Brussels" };
const see = async (path = "/profile", who: SignedIn | null = ines) =>
  (await site.at(path, who ? { headers: who.headers } : {})).text();
const send = (fields: Record<string, string>, who: SignedIn | null = ines, path = "/profile") =>
  site.at(path, {
    method: "POST",
    headers: { ...who?.headers },
    body: new URLSearchParams(fields),
  });
const sendPicture = (
  bytes: Uint8Array | string,
  type = "image/jpeg",
  who: SignedIn | null = ines,
) => {
  const form = new FormData();
  form.set("intent", "avatar");
  form.set("picture", new File([bytes as BlobPart], "me.jpg", { type }));
  return site.at("/profile/avatar", { method: "POST", headers: { ...who?.headers }, body: form });
};
const row = (id = ines.id) =>
  site.db.selectFrom("profiles").selectAll().where("user_id", "=", id).executeTakeFirst();
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#173fb5" } })
    .jpeg()
    .toBuffer();
/** What is wrong with a field: the text that describes it, when the field is marked. */
const problem = (html: string, name: string) =>
  new RegExp(`<p class="form-problem" id="profile-${name}-problem">.*?<span>(.*?)</span>`)
    .exec(html)?.[1]
    ?.replaceAll("&#x27;", "'");

describe("who may come", () => {
  it.each(["/profile", "/profile?tab=preferences", "/profile/avatar"])(
    "sends visitors of %s to sign in, and back",
    async (path) => {
      const answer = await site.at(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
    },
  );

  it("does nothing for a visitor's post", async () => {
    for (const answer of [
      await send({ intent: "profile", ...good }, null),
      await sendPicture(await picture(), "image/jpeg", null),
    ]) {
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toMatch(/^\/auth\?redirectTo=/);
    }
  });

  it("is nobody else's, and for no cache or search engine", async () => {
    await send({ intent: "profile", ...good });
    const other = await signIn(site.db, noon);
    expect(await see("/profile", other)).not.toContain("Valckenborgh");
    const html = await see();
    expect(html).toContain('content="noindex"');
    expect(attribute(html, "input", "name", "last_name", "value")).toBe("Valckenborgh");
  });
});

describe("the tabs", () => {
  it.each([
    ["/profile", "personal", "Personal Info"],
    ["/profile?tab=preferences", "preferences", "Preferences"],
    ["/profile?tab=notifications", "notifications", "Notifications"],
    ["/profile?tab=subscription", "subscription", "Subscription"],
    ["/profile?tab=nonsense", "personal", "Personal Info"],
  ])("%s shows one panel, by links that need no script", async (path, id, label) => {
    const html = await see(path);
    const shown = [...html.matchAll(/<section id="panel-(\w+)"([^>]*)>/g)];
    expect(shown.map((m) => m[1])).toEqual([
      "personal",
      "preferences",
      "notifications",
      "subscription",
    ]);
    expect(shown.filter((m) => !m[2]?.includes("hidden")).map((m) => m[1])).toEqual([id]);
    const current = /<a[^>]*aria-current="page"[^>]*>([^<]*)<\/a>/.exec(
      html.slice(html.indexOf('class="tabs"')),
    );
    expect(current?.[1]).toBe(label);
  });
});

describe("personal info", () => {
  it("is saved, and says so", async () => {
    const answer = await send({ intent: "profile", ...good, bio: "Reads.", phone: "+32 2 000" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/profile?tab=personal&done=profile");
    expect(await row()).toMatchObject({
      ...good,
      bio: "Reads.",
      phone: "+32 2 000",
      location: null,
    });
    const html = await see("/profile?tab=personal&done=profile");
    expect(html).toMatch(
      /<p class="form-done" role="status">.*?Success\. Profile updated successfully/,
    );
  });

  it.each([
    ["first_name", "First name is required", { first_name: "" }],
    ["first_name", "First name is required", { first_name: "   " }],
    ["last_name", "Last name is required", { last_name: "" }],
    ["bio", "Bio must be less than 500 characters", { bio: "x".repeat(501) }],
    ["bio", "Bio must be less than 500 characters", { bio: "x".repeat(900_000) }],
    ["first_name", "Please use at most 100 characters", { first_name: "x".repeat(101) }],
    ["phone", "Please use at most 40 characters", { phone: "1".repeat(41) }],
    ["location", "Please use at most 120 characters", { location: "x".repeat(121) }],
    ["location", "Please remove characters that cannot be shown", { location: "a\0b" }],
    ["bio", "Please remove characters that cannot be shown", { bio: "a\0b" }],
    ["last_name", "Please remove characters that cannot be shown", { last_name: "a\r\nBcc: b" }],
    ["timezone", "Please choose a time zone from the list", { timezone: "Europe/Atlantis" }],
    ["timezone", "Please choose a time zone from the list", { timezone: "a\0b" }],
  ])("refuses a wrong %s beside the field, which has the focus: %s", async (name, message, bad) => {
    const answer = await send({ intent: "profile", ...good, location: "Gent", ...bad });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(problem(html, name)).toBe(message);
    const field = new RegExp(`<(?:input|textarea|select)[^>]* id="profile-${name}"[^>]*>`).exec(
      html,
    );
    expect(field?.[0]).toContain('aria-invalid="true"');
    expect(field?.[0]).toMatch(/autofocus/i);
    expect(field?.[0]).toContain(`profile-${name}-problem`);
    if (!("location" in bad))
      expect(attribute(html, "input", "name", "location", "value")).toBe("Gent");
    expect(await row()).toBeUndefined();
  });

  it("leads to what this browser keeps for times without a connection", async () => {
    expect(await see("/profile?tab=preferences")).toMatch(
      /<a[^>]*href="\/offline"[^>]*>What is kept on this device</,
    );
  });

  it("says it in the reader's language", async () => {
    const html = await (
      await send({ intent: "profile", ...good, first_name: "" }, ines, "/profile?lang=de")
    ).text();
    expect(problem(html, "first_name")).toBe("Bitte geben Sie Ihren Vornamen ein");
  });

  it("takes nothing but its own fields, and only for who is signed in", async () => {
    const other = await signIn(site.db, noon);
    const form = new URLSearchParams({ intent: "profile", ...good });
    for (const [name, value] of [
      ["user_id", other.id],
      ["id", other.id],
      ["role", "editor"],
      ["email", "x@example.eu"],
      ["avatar_url", "https://evil.example/x.png"],
      ["__proto__", "x"],
      ["constructor", "x"],
      ["updated_at", "2000-01-01"],
      ["first_name", "Second"],
    ])
      form.append(name ?? "", value ?? "");
    const answer = await site.at("/profile", {
      method: "POST",
      headers: ines.headers,
      body: form,
    });
    expect(answer.status).toBe(303);
    expect(await row(other.id)).toBeUndefined();
    expect(await row()).toMatchObject({ ...good, avatar_url: null, updated_at: noon });
    const user = await site.db
      .selectFrom("users")
      .select(["role", "email"])
      .where("id", "=", ines.id)
      .executeTakeFirst();
    expect(user).toEqual({ role: "reader", email: ines.email });
  });

  it.each(["", "__proto__", "constructor", "toString", "erase"])(
    "knows no form by the name of %j",
    async (intent) => {
      expect((await send({ intent, ...good })).status).toBe(400);
      expect(await row()).toBeUndefined();
    },
  );

  it("answers a body that is no form with 400", async () => {
    const answer = await site.at("/profile", {
      method: "POST",
      body: "{",
      headers: { ...ines.headers, "content-type": "multipart/form-data" },
    });
    expect(answer.status).toBe(400);
  });
});

describe("when the database fails a part", () => {
  it("says what could not be loaded or saved, and keeps what was entered", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await site.db.schema.alterTable("profiles").renameColumn("bio", "gone").execute();
    try {
      const html = textOf(await see());
      expect(html).toContain("Failed to load profile information");
      const answer = await send({ intent: "profile", ...good });
      expect(answer.status).toBe(503);
      expect(textOf(await answer.text())).toContain("Failed to load profile information");
    } finally {
      await site.db.schema.alterTable("profiles").renameColumn("gone", "bio").execute();
    }
    await site.db.schema
      .alterTable("user_preferences")
      .renameColumn("updated_at", "gone")
      .execute();
    try {
      const chosen = { intent: "preferences", language: "en", theme: "dark" };
      const answer = await send(chosen);
      expect(answer.status).toBe(503);
      expect(textOf(await answer.text())).toContain("Failed to update preferences");
      const switched = await send({ intent: "notifications", weekly_digest: "on" });
      expect(switched.status).toBe(503);
      expect(textOf(await switched.text())).toContain("Failed to update notification settings");
    } finally {
      await site.db.schema
        .alterTable("user_preferences")
        .renameColumn("gone", "updated_at")
        .execute();
    }
    await site.db.schema.alterTable("profiles").renameColumn("updated_at", "gone").execute();
    try {
      const answer = await send({ intent: "profile", ...good, bio: "Kept." });
      expect(answer.status).toBe(503);
      const html = await answer.text();
      expect(textOf(html)).toContain("Failed to update profile");
      expect(html).toContain(">Kept.</textarea>");
    } finally {
      await site.db.schema.alterTable("profiles").renameColumn("gone", "updated_at").execute();
    }
    expect(log).toHaveBeenCalledTimes(6);
  });
});

describe("the picture", () => {
  it("is served as our own file for good, and gone when it is removed", async () => {
    const answer = await sendPicture(await picture());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/profile?tab=personal&done=avatar");
    const src = attribute(await see(), "img", "class", "avatar", "src") ?? "";
    expect(src).toMatch(/^\/avatar\/[\w-]{22}\.webp$/);
    for (const [path, side] of [
      [src, 400],
      [src.replace(".webp", "-100.webp"), 100],
    ] as const) {
      const file = await site.at(path);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
      });
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
        width: side,
        height: side,
      });
    }
    // The header has it too, small: in its bar and in the menu of phones.
    const header = async () => (await see()).split("<main")[0] ?? "";
    const small = `src="${src.replace(".webp", "-100.webp")}"`;
    expect((await header()).split(small)).toHaveLength(4);
    expect((await send({ intent: "avatar-remove" })).status).toBe(303);
    expect(await header()).not.toContain("/avatar/");
    expect((await site.at(src)).status).toBe(404);
    expect(await row()).toMatchObject({ avatar_url: null });
  });

  it.each([
    [
      "an SVG",
      "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
      400,
      /not a JPEG, PNG or WebP/,
    ],
    ["a page", "<!doctype html><script>alert(1)</script>", 400, /not a JPEG, PNG or WebP/],
    ["a GIF", "GIF89a\x01\x00\x01\x00", 400, /not a JPEG, PNG or WebP/],
    ["nothing", "", 400, /Please choose a picture first/],
    ["a torn JPEG", "\xff\xd8\xff\xe0 and then a page <html>", 400, /cannot be read/],
    ["too much", "\xff\xd8\xff".padEnd(5_242_881, "x"), 413, /larger than 5 MB/],
  ])("is not %s, whatever it calls itself", async (_, text, status, message) => {
    const answer = await sendPicture(Buffer.from(text, "latin1"));
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toMatch(message);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*aria-invalid="true"/);
    expect(await row()).toBeUndefined();
  });

  it("has at most 25 million pixels, however small its file", async () => {
    const wide = sharp({
      create: { width: 6_320, height: 6_320, channels: 3, background: "#fff" },
    });
    const answer = await sendPicture(await wide.png({ progressive: true }).toBuffer());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("more than 25 million pixels");
    expect(await row()).toBeUndefined();
  });

  it("is changed ten times in ten minutes, and then later", async () => {
    const broken = Buffer.from("\xff\xd8\xff", "latin1");
    for (let n = 0; n < 10; n++) expect((await sendPicture(broken)).status).toBe(400);
    const answer = await sendPicture(await picture());
    expect(answer.status).toBe(429);
    expect(textOf(await answer.text())).toContain("Please try again in a few minutes.");
  });

  it.each(["x.webp", "..%2f..%2fowner.json", `${"a".repeat(22)}.webp`, `${"a".repeat(22)}.svg`])(
    "is not found under %s",
    async (name) => {
      expect((await site.at(`/avatar/${name}`)).status).toBe(404);
    },
  );
});
