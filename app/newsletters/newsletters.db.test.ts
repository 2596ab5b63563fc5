import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { preferencesOf, savePreferences } from "#accounts/preferences.server.ts";
import { locales } from "#platform/locale.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { expectRows } from "../../tests/rows.ts";
import { countSubscribers, readAudience } from "./audience.queries.server.ts";
import {
  confirmSubscriptions,
  deletePending,
  listsOf,
  readConfirmation,
  readSubscription,
  type SignUp,
  setList,
  signUp,
  unsubscribe,
} from "./newsletters.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterEach(async () => {
  await test.db.deleteFrom("newsletter_subscriptions").execute();
  await test.db.deleteFrom("mails").execute();
});
afterAll(() => test.close());

const request: SignUp = {
  email: "Ana@Example.eu",
  lists: ["weekly-digest"],
  locale: "es",
  consent: { text: "Suscribirse", page: "/" },
  site: { name: "Eunison", operator: "Op", mailbox: "a@b.eu", baseUrl: "https://news.example.eu" },
};
const email = "ana@example.eu";
const at = (iso: string) => new Date(`2026-${iso}Z`);
const first = at("11-21T08:00:00");
const rows = () =>
  test.db.selectFrom("newsletter_subscriptions").selectAll().orderBy("requested_at").execute();
const mails = () => test.db.selectFrom("mails").selectAll().orderBy("queued_at").execute();
const acts = async () =>
  (await test.db.selectFrom("newsletter_consents").select("act").orderBy("id").execute()).map(
    (row) => row.act,
  );
const tokens = async () =>
  (await mails()).map((mail) => /confirm\?token=([\w-]+)/.exec(mail.text)?.[1] ?? "");

describe("a sign-up", () => {
  it("waits for the word of the address's owner, who is asked by mail in the language of the page", async () => {
    expect(await signUp(test.db, request, first)).toEqual({ ok: true });
    expect(await rows()).toMatchObject([{ email, locale: "es", confirmed_at: null }]);
    expect(await mails()).toMatchObject([
      { recipient: email, kind: "transactional", subject: "Confirma tu suscripción" },
    ]);
    const [mail] = await mails();
    expect(mail?.text).toContain("lo siguiente: Boletín semanal.");
    expect(mail?.html).toContain("/newsletter/confirm?token=");
    expect((await listsOf(test.db, email))["weekly-digest"]).toBe(false);
  });

  it("again keeps one row with the latest consent, and one mail in five minutes", async () => {
    await signUp(test.db, request, first);
    await signUp(test.db, { ...request, email }, at("11-21T08:04:59"));
    expect(await mails()).toHaveLength(1);
    await signUp(test.db, { ...request, locale: "de" }, at("11-22T08:00:00"));
    expect(await rows()).toMatchObject([
      {
        locale: "de",
        consent: { text: "Suscribirse", page: "/", at: "2026-11-22T08:00:00.000Z" },
      },
    ]);
    const [old = "", fresh = ""] = await tokens();
    expect(await confirmSubscriptions(test.db, old, first)).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect((await confirmSubscriptions(test.db, fresh, at("11-22T09:00:00"))).ok).toBe(true);
  });

  it("for another list asks about both in one mail", async () => {
    await signUp(test.db, request, first);
    await signUp(test.db, { ...request, lists: ["product-news"] }, first);
    const both = { ok: true, lists: ["weekly-digest", "product-news"] };
    expect(await confirmSubscriptions(test.db, (await tokens())[1] ?? "", first)).toEqual(both);
  });

  it("says that an address is none", async () => {
    const refused = { ok: false, reason: "email" };
    expect(await signUp(test.db, { ...request, email: "ana" }, first)).toEqual(refused);
  });
});

describe("a confirmation", () => {
  it("changes nothing when it is looked at, and works once", async () => {
    await signUp(test.db, request, first);
    const [token = ""] = await tokens();
    expect(await readConfirmation(test.db, token, first)).toMatchObject({ ok: true });
    expect((await rows())[0]?.confirmed_at).toBeNull();
    expect(await confirmSubscriptions(test.db, token, first)).toEqual({
      ok: true,
      lists: ["weekly-digest"],
    });
    expect(await confirmSubscriptions(test.db, token, first)).toEqual({
      ok: false,
      reason: "already",
    });
    expect((await listsOf(test.db, "ANA@example.eu"))["weekly-digest"]).toBe(true);
    expect(await acts()).toEqual(["asked", "confirmed"]);
  });

  it("takes back that its reader had muted such mail, and nothing else", async () => {
    const { id } = await signIn(test.db, first, { email });
    const muted = { weekly_digest: false, breaking_news_alerts: false, language: "fr" } as const;
    await savePreferences(test.db, id, muted, first);
    await signUp(test.db, request, first);
    expect((await preferencesOf(test.db, id)).weekly_digest).toBe(false);
    await confirmSubscriptions(test.db, (await tokens())[0] ?? "", first);
    const after = await preferencesOf(test.db, id);
    expect(after).toMatchObject({ ...muted, weekly_digest: true });
    await test.db.deleteFrom("users").execute();
  });

  it("is over after seven days", async () => {
    await signUp(test.db, request, first);
    const [token = ""] = await tokens();
    const expired = { ok: false, reason: "expired" };
    expect(await confirmSubscriptions(test.db, token, at("11-28T08:00:00"))).toEqual(expired);
    expect(await confirmSubscriptions(test.db, token, at("11-28T07:59:59"))).toMatchObject({
      ok: true,
    });
  });

  it("is not stored as it stands in the mail", async () => {
    await signUp(test.db, request, first);
    const [token = ""] = await tokens();
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  it("leaves a confirmed address alone, and the answer is the same without another mail", async () => {
    await signUp(test.db, request, first);
    await confirmSubscriptions(test.db, (await tokens())[0] ?? "", first);
    const later = { ...request, locale: "fr" } as const;
    expect(await signUp(test.db, later, at("11-24T08:00:00"))).toEqual({ ok: true });
    expect(await rows()).toMatchObject([{ locale: "es", confirmed_at: first }]);
    expect(await mails()).toHaveLength(1);
  });
});

describe("unsubscribing", () => {
  const subscribe = async () => {
    await signUp(test.db, request, first);
    await confirmSubscriptions(test.db, (await tokens())[0] ?? "", first);
    return (await rows())[0]?.unsubscribe_token ?? "";
  };

  it("takes the address off the list, and a spent confirmation does not bring it back", async () => {
    const token = await subscribe();
    expect(await readSubscription(test.db, token)).toEqual({ list: "weekly-digest", active: true });
    await unsubscribe(test.db, token, first);
    await unsubscribe(test.db, token, first);
    expect(await readSubscription(test.db, token)).toMatchObject({ active: false });
    await confirmSubscriptions(test.db, (await tokens())[0] ?? "", first);
    expect((await listsOf(test.db, email))["weekly-digest"]).toBe(false);
    expect(await acts()).toEqual(["asked", "confirmed", "unsubscribed"]);
  });

  it("calls off the issues that wait to be sent, and nobody else's", async () => {
    const token = await subscribe();
    const [row] = await rows();
    const issue = (key: string, state: string) => ({
      key,
      state,
      kind: "newsletter",
      recipient: email,
      subject: "S",
      text: "T",
      html: "H",
      queued_at: first,
      next_attempt_at: first,
    });
    await test.db.deleteFrom("mails").execute();
    await test.db
      .insertInto("mails")
      .values([
        issue(`weekly-digest:2026-11-22:${row?.id}`, "queued"),
        issue(`weekly-digest:2026-11-15:${row?.id}`, "sent"),
        issue("weekly-digest:2026-11-22:another", "queued"),
      ])
      .execute();
    await unsubscribe(test.db, token, first);
    const left = await test.db.selectFrom("mails").select("key").orderBy("key").execute();
    expect(left).toEqual([
      { key: `weekly-digest:2026-11-15:${row?.id}` },
      { key: "weekly-digest:2026-11-22:another" },
    ]);
  });

  it("and signing up again asks again", async () => {
    await unsubscribe(test.db, await subscribe(), first);
    await signUp(test.db, request, at("11-23T08:00:00"));
    expect((await listsOf(test.db, email))["weekly-digest"]).toBe(false);
    await confirmSubscriptions(test.db, (await tokens())[1] ?? "", at("11-23T08:00:00"));
    expect((await listsOf(test.db, email))["weekly-digest"]).toBe(true);
  });

  it("by the link of an old issue does not outlast the confirmation of a new sign-up", async () => {
    const token = await subscribe();
    await unsubscribe(test.db, token, first);
    await signUp(test.db, request, at("11-23T08:00:00"));
    await unsubscribe(test.db, token, at("11-23T08:30:00"));
    await confirmSubscriptions(test.db, (await tokens())[1] ?? "", at("11-23T09:00:00"));
    expect((await listsOf(test.db, email))["weekly-digest"]).toBe(true);
  });

  it.each(["", "x", "00000000-0000-0000-0000-000000000000", "' or true"])(
    "with %j is nobody's",
    async (token) => {
      await subscribe();
      await unsubscribe(test.db, token, first);
      expect(await readSubscription(test.db, token)).toBeNull();
      expect((await listsOf(test.db, email))["weekly-digest"]).toBe(true);
    },
  );
});

it("follows the switch of a signed-in reader, whose address is known to be theirs", async () => {
  const consent = { text: "Daily digest", page: "/profile" };
  const turn = (on: boolean) =>
    setList(test.db, { email, list: "daily-digest", on, locale: "de", consent }, first);
  await turn(false);
  expect(await acts()).toEqual([]);
  await turn(true);
  await turn(true);
  expect((await listsOf(test.db, email))["daily-digest"]).toBe(true);
  await turn(false);
  expect((await listsOf(test.db, email))["daily-digest"]).toBe(false);
  expect(await acts()).toEqual(["switched-on", "switched-off"]);
  expect(await mails()).toEqual([]);
});

it("forgets after thirty days what nobody confirmed", async () => {
  const on = (address: string, when: Date) => signUp(test.db, { ...request, email: address }, when);
  await on("ana@example.eu", first);
  await confirmSubscriptions(test.db, (await tokens())[0] ?? "", first);
  await on("old@example.eu", at("11-01T08:00:00"));
  await on("new@example.eu", at("11-01T08:00:01"));
  await deletePending(test.db, at("12-01T08:00:01"));
  expect((await rows()).map((row) => row.email)).toEqual(["new@example.eu", "ana@example.eu"]);
  await deletePending(test.db, new Date("2027-12-01T08:00:00Z"));
  expect((await rows()).map((row) => row.email)).toEqual(["ana@example.eu"]);
});

describe("the rows of", () => {
  const subscribe = async (address: string) => {
    await signUp(test.db, { ...request, email: address }, first);
    const token = (await tokens()).at(-1) ?? "";
    await confirmSubscriptions(test.db, token, first);
  };

  it("an issue's audience, with an account and without one", async () => {
    const reader = await signIn(test.db, first);
    await subscribe(reader.email);
    await test.db.deleteFrom("mails").execute();
    await subscribe(email);
    const audience = await readAudience(
      test.db,
      { list: "weekly-digest", after: null, key: "weekly-digest:2026-11-22", limit: 10 },
      first,
    );
    expect(audience.map(({ userId }) => userId).sort()).toEqual([reader.id, null]);
    expectRows(
      audience,
      z.strictObject({
        id: z.string(),
        email: z.string(),
        locale: z.enum(locales),
        token: z.string(),
        userId: z.string().nullable(),
        stories: z.string(),
      }),
    );
  });

  it("the numbers of subscriptions", async () => {
    await subscribe(email);
    expectRows(
      await countSubscribers(test.db),
      z.strictObject({ list: z.string(), state: z.string(), count: z.int() }),
    );
  });
});
