// What a device is given to keep: to whom, and how much of it; and what the installed site brings to the site.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setSource } from "#stories/sources.server.ts";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
let reader: SignedIn;
let member: SignedIn;
let premium: SignedIn;
const secret = "only members may read this sentence";
const premiumName = "article:2";

beforeAll(async () => {
  site = await openTestSite();
  await publish(site.db, noon, { title: "A bridge", body: "Everybody may read this." });
  await publish(site.db, noon, {
    title: "A harbour",
    premium: true,
    body: `Short.\n\n${"The first paragraphs say little. ".repeat(60)}\n\n${secret}.`,
  });
  reader = await signIn(site.db, noon);
  member = await signIn(site.db, noon, { tier: "basic" });
  premium = await signIn(site.db, noon);
  const access = { userId: premium.id, tier: "premium", by: "test" } as const;
  await grantAccess(site.db, { ...access, endsAt: new Date(noon.getTime() + 86_400_000) }, noon);
});
afterAll(() => site?.close());

const call = (body: object, who: SignedIn | null = null) =>
  site.at("/functions/offline", {
    method: "POST",
    headers: { ...who?.headers, "content-type": "application/json" },
    body: JSON.stringify({ reader: who?.id ?? null, ...body }),
  });
const copies = async (who: SignedIn | null) => {
  const response = await call(
    { do: "copies", names: ["article:1", premiumName, "article:99"] },
    who,
  );
  expect(response.status).toBe(200);
  // The host adds `private, no-store` to whatever says nothing.
  expect(response.headers.get("cache-control")).toBeNull();
  return response.text();
};

describe("the copies for a device", () => {
  it("have the whole of what is for everybody, and of a premium piece only for Premium", async () => {
    for (const who of [null, reader, member]) {
      const text = await copies(who);
      expect(text).toContain("Everybody may read this.");
      expect(text).not.toContain(secret);
      expect(JSON.parse(text)[premiumName]).toMatchObject({
        restricted: "premium",
        forMembers: false,
      });
    }
    const text = await copies(premium);
    expect(text).toContain(secret);
    expect(JSON.parse(text)[premiumName]).toMatchObject({ restricted: null, forMembers: true });
    expect(JSON.parse(text)["article:99"]).toBeUndefined();
  });

  it("are of another version once the access has ended, and without the text", async () => {
    const plan = async () => {
      await site.at("/functions/keep", {
        method: "POST",
        headers: { ...premium.headers, "content-type": "application/json" },
        body: JSON.stringify({
          reader: premium.id,
          changes: [{ do: "save", kind: "article", id: 2 }],
        }),
      });
      return (await call({ do: "plan" }, premium)).json();
    };
    const before = await plan();
    expect(before.saved).toEqual([premiumName]);
    expect(before.accessUntil).toBe(new Date(noon.getTime() + 86_400_000).toISOString());
    site.clock.advance(2 * 86_400_000);
    const after = await plan();
    expect(after.accessUntil).toBeNull();
    expect(after.versions[premiumName]).not.toBe(before.versions[premiumName]);
    expect(await copies(premium)).not.toContain(secret);
    site.clock.set(noon);
  });

  it("name the author of a publisher's picture, and the page of its licence", async () => {
    const image = "https://outlet.example/bridge.jpg";
    const slug = await deliver(site.db, noon, {
      image: { url: image, width: 1200, height: 800, alt: "" },
    });
    const pictureLicence = {
      licence: "CC BY 4.0",
      url: "https://outlet.example/copyright",
      date: "2026-11-20",
      credit: "Ann Roe",
    };
    await setSource(site.db, "outlet", { pictureLicence }, { actor: "operator", now: noon });
    const { id } = await site.db
      .selectFrom("stories")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    const name = `article:${id}`;
    const found = await (await call({ do: "copies", names: [name] })).json();
    expect(found[name].credit).toEqual({
      name: "Ann Roe",
      licence: "CC BY 4.0",
      url: "https://creativecommons.org/licenses/by/4.0/",
    });
  });

  it("are for the reader of the session alone", async () => {
    expect((await call({ do: "plan", reader: premium.id }, reader)).status).toBe(409);
    expect((await call({ do: "plan", reader: premium.id })).status).toBe(409);
    expect((await call({ do: "plan", reader: null }, reader)).status).toBe(409);
    const plan = await (await call({ do: "plan", saved: ["article:1", "x", "page:1"] })).json();
    expect(plan).toMatchObject({ reader: null, account: null, accessUntil: null });
    expect(Object.keys(plan.versions)).toContain("article:1");
    for (const bad of [
      { do: "plan", saved: "x" },
      { do: "copies", names: Array(21).fill("a") },
      {},
    ])
      expect((await call(bad)).status).toBe(400);
    expect((await site.at("/functions/offline")).status).toBe(405);
  });
});

describe("what was done without a connection", () => {
  const send = (changes: object[]) =>
    site.at("/functions/keep", {
      method: "POST",
      headers: { ...member.headers, "content-type": "application/json" },
      body: JSON.stringify({ reader: member.id, changes }),
    });
  const streak = () =>
    site.db
      .selectFrom("user_streaks")
      .select(["streak_count", "total_check_ins", "last_day"])
      .where("user_id", "=", member.id)
      .executeTakeFirst();

  it("counts once, however often it is sent: a like, and a check-in for its own day", async () => {
    const day = 86_400_000;
    const late = [
      { do: "check-in", at: noon.getTime() - day },
      { do: "like", kind: "article", id: 1 },
    ];
    for (let n = 0; n < 3; n++) expect((await send(late)).status).toBe(200);
    expect(await streak()).toMatchObject({ streak_count: 1, last_day: "2026-11-20" });
    await send([{ do: "check-in", at: noon.getTime() }]);
    // An older one that comes after it changes nothing, and neither does one of long ago or of the future.
    await send([{ do: "check-in", at: noon.getTime() - 3 * day }]);
    await send([{ do: "check-in", at: noon.getTime() + 9 * day }]);
    expect(await streak()).toMatchObject({
      streak_count: 2,
      total_check_ins: 2,
      last_day: "2026-11-21",
    });
    const { likes } = await site.db
      .selectFrom("stories")
      .select("likes")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    const rows = await site.db
      .selectFrom("likes")
      .select("reader")
      .where("item_id", "=", 1)
      .execute();
    expect(rows).toHaveLength(1);
    await send([{ do: "unlike", kind: "article", id: 1 }]);
    const after = await site.db.selectFrom("stories").select("likes").where("id", "=", 1).execute();
    expect(after[0]?.likes).toBe(likes - 1);
  });
});

describe("the manifest", () => {
  it("has what stores and systems ask for, in the language of the address", async () => {
    const manifest = await (await site.at("/manifest.webmanifest?lang=de")).json();
    expect(manifest).toMatchObject({ id: "/", lang: "de", display: "standalone" });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
      expect.arrayContaining(["any", "maskable", "monochrome"]),
    );
    expect(manifest.shortcuts).toHaveLength(3);
    expect(manifest.share_target).toMatchObject({ action: "/shared", method: "GET" });
    const forms = manifest.screenshots.map(
      ({ form_factor }: { form_factor: string }) => form_factor,
    );
    expect(forms).toEqual(expect.arrayContaining(["narrow", "wide"]));
  });
});

describe("a link that is shared with the site", () => {
  const shared = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await site.at(`/shared?${new URLSearchParams(fields)}`, {
      redirect: "manual",
      headers,
    });
    return { response, html: await response.text() };
  };

  it("leads to the piece, and is saved at once only where the reader has shared it", async () => {
    const url = "http://127.0.0.1:4800/article/a-bridge";
    const own = await shared({ text: `Look: ${url}` }, { "sec-fetch-site": "none" });
    expect(own.html).toContain("A bridge");
    expect(own.html).toContain("data-save-shared");
    const foreign = await shared({ url }, { "sec-fetch-site": "cross-site" });
    expect(foreign.html).toContain("A bridge");
    expect(foreign.html).not.toContain("data-save-shared");
  });

  it("never leads away, and hostile ones are words alone", async () => {
    for (const url of [
      "javascript:alert(1)",
      "//evil.example",
      'https://evil.example/a"><script>alert(1)</script>',
      "data:text/html,<b>x",
      "\u202Ehttps://evil.example",
      "x".repeat(5_000),
      "a\u0000b",
    ]) {
      const { response, html } = await shared({ url, title: url });
      expect(response.status, url).toBe(200);
      expect(response.headers.get("location")).toBeNull();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main).not.toMatch(/href="(?:javascript|data|https?:\/\/evil|\/\/)/);
      expect(main).not.toContain("<script>alert");
      expect(main).toContain('action="/search"');
    }
  });
});

describe("the page of the device", () => {
  it("is the same for everybody without a session, and has nothing of a reader", async () => {
    const response = await site.at("/offline?shell=1&lang=fr");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('data-kept="shell"');
    expect(html).not.toContain("data-account");
    expect(response.headers.get("content-language")).toBe("fr");
  });
});
