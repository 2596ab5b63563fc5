// The profile over the built site: what its forms take and refuse, without a browser and by direct post.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
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
const preferences = (id = ines.id) =>
  site.db.selectFrom("user_preferences").selectAll().where("user_id", "=", id).executeTakeFirst();
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
      ...["personal", "preferences", "notifications", "subscription"],
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
      ...{ method: "POST", headers: ines.headers, body: form },
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
      ...{
        method: "POST",
        body: "{",
        headers: { ...ines.headers, "content-type": "multipart/form-data" },
      },
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

describe("preferences", () => {
  const chosen = { intent: "preferences", language: "de", theme: "dark" };

  it("hold at once: cookies, page and account", async () => {
    const answer = await send(
      { ...chosen, content_personalization: "on" },
      ines,
      "/profile?lang=fr",
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/profile?tab=preferences&done=preferences");
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toEqual([
      "language=de; Path=/; Max-Age=31536000; SameSite=Lax",
      "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax",
    ]);
    expect(await preferences()).toMatchObject({
      ...{ language: "de", theme: "dark", content_personalization: true, privacy_analytics: false },
      ...{ email_notifications: true, weekly_digest: true },
    });
    const cookie = [ines.headers.cookie, ...cookies.map((c) => c.split(";")[0])].join("; ");
    const html = await (
      await site.at("/profile?tab=preferences&done=preferences", { headers: { cookie } })
    ).text();
    expect(html).toMatch(/<html lang="de" data-theme="dark"/);
    expect(textOf(html)).toContain("Ihre Einstellungen wurden aktualisiert");
  });

  it.each([
    { language: "xx" },
    { theme: "pink" },
    { language: "de\r\nSet-Cookie: a=b" },
    { theme: "" },
  ])("refuse %j", async (bad) => {
    const answer = await send({ ...chosen, ...bad });
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("Please choose a language and a theme");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await preferences()).toBeUndefined();
  });

  it("follow the switches of header and footer, which set a visitor's cookies alone", async () => {
    const choose = (fields: Record<string, string>, who: SignedIn | null) =>
      site.at("/preferences", {
        ...{ method: "POST", headers: { ...who?.headers, referer: `${origin}/about` } },
        body: new URLSearchParams(fields),
      });
    expect((await choose({ theme: "dark" }, ines)).status).toBe(303);
    expect((await choose({ language: "es" }, ines)).headers.getSetCookie()).toHaveLength(1);
    expect(await preferences()).toMatchObject({
      theme: "dark",
      language: "es",
      weekly_digest: true,
    });
    await choose({ theme: "light" }, null);
    expect(await preferences()).toMatchObject({ theme: "dark" });
  });

  it("with analytics off count no view of this reader, whatever their browser sends", async () => {
    await publish(site.db, noon, { title: "A bridge" });
    const view = () =>
      site.at("/functions/view", {
        method: "POST",
        headers: {
          ...{ ...ines.headers, "content-type": "application/json" },
          "user-agent": "Mozilla/5.0 Firefox/145.0",
        },
        body: JSON.stringify({ kind: "article", id: 1 }),
      });
    await send({ intent: "preferences", language: "en", theme: "system" });
    const counted = () => site.db.selectFrom("views").select("item_id").execute();
    expect((await view()).status).toBe(204);
    expect(await counted()).toEqual([]);
    await send({
      ...{ intent: "preferences", language: "en", theme: "system" },
      privacy_analytics: "on",
    });
    await view();
    expect(await counted()).toHaveLength(1);
  });
});

describe("notifications", () => {
  const isOn = (html: string, name: string) =>
    [...html.matchAll(/<input[^>]*>/g)]
      .map((m) => m[0])
      .find((input) => input.includes(` id="notification-${name}"`))
      ?.includes("checked");
  const lists = () =>
    site.db
      .selectFrom("newsletter_subscriptions")
      .select(["list", "confirmed_at", "unsubscribed_at", "consent"])
      .where("email", "=", ines.email)
      .orderBy("list")
      .execute();

  it("show a letter as on only when it is wanted and confirmed", async () => {
    const html = await see("/profile?tab=notifications");
    expect(isOn(html, "weekly_digest")).toBe(false);
    expect(isOn(html, "newsletter_subscription")).toBe(false);
    expect(isOn(html, "email_notifications")).toBe(true);
    expect(html).toMatch(/<input[^>]*id="notification-breaking_news_alerts"[^>]*disabled/);
    await send({ intent: "notifications", email_notifications: "on", weekly_digest: "on" });
    const after = await see("/profile?tab=notifications");
    expect(isOn(after, "weekly_digest")).toBe(true);
    expect(await lists()).toMatchObject([
      {
        ...{ list: "weekly-digest", confirmed_at: noon, unsubscribed_at: null },
        consent: { text: "Weekly digest. The week in Europe, every Sunday.", page: "/profile" },
      },
    ]);
    await savePreference({ weekly_digest: false });
    expect(isOn(await see("/profile?tab=notifications"), "weekly_digest")).toBe(false);
  });

  const savePreference = (patch: { weekly_digest: boolean }) =>
    site.db.updateTable("user_preferences").set(patch).where("user_id", "=", ines.id).execute();

  it("leave a letter when it is switched off, and nothing else", async () => {
    const both = { weekly_digest: "on", newsletter_subscription: "on" };
    await send({ intent: "notifications", email_notifications: "on", ...both });
    const answer = await send({ intent: "notifications", weekly_digest: "on" });
    expect(answer.headers.get("location")).toBe("/profile?tab=notifications&done=notifications");
    expect(await lists()).toMatchObject([
      { list: "product-news", unsubscribed_at: noon },
      { list: "weekly-digest", unsubscribed_at: null },
    ]);
    expect(await preferences()).toMatchObject({
      ...{ newsletter_subscription: false, weekly_digest: true, email_notifications: false },
      breaking_news_alerts: true,
    });
  });

  it("give breaking news to Premium alone, however it is asked for", async () => {
    await send({ intent: "notifications", breaking_news_alerts: "on" });
    expect(await lists()).toEqual([]);
    await grantAccess(
      site.db,
      { userId: ines.id, tier: "premium", endsAt: null, by: "test" },
      noon,
    );
    await send({ intent: "notifications", breaking_news_alerts: "on", email_notifications: "on" });
    expect((await lists()).map((l) => l.list)).toEqual(["breaking-alerts", "daily-digest"]);
  });
});

describe("the subscription", () => {
  const text = async () =>
    textOf(await see("/profile?tab=subscription")).replace(/^.*Profile Settings/, "");

  it("says what there is, why, and until when", async () => {
    expect(await text()).toContain("You have no subscription.");
    const until = new Date("2026-12-12T12:00:00Z");
    await grantAccess(site.db, { userId: ines.id, tier: "basic", endsAt: until, by: "test" }, noon);
    expect(await text()).toContain("Basic member Given to you by us, until 12 December 2026.");
    expect(await text()).toContain("Member since 21 November 2026");
    await site.db
      .insertInto("entitlements")
      .values({
        ...{
          user_id: ines.id,
          origin: "subscription",
          origin_id: `sub-${ines.id}`,
          tier: "premium",
        },
        ...{ starts_at: noon, ends_at: null, created_at: noon },
      })
      .execute();
    expect(await text()).toContain("Premium member Your subscription is running.");
    const html = await see("/profile?tab=subscription");
    expect(html).toContain('href="/subscription-manage"');
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
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
        ...{ width: side, height: side },
      });
    }
    expect((await send({ intent: "avatar-remove" })).status).toBe(303);
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
