import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { forgetPending, signUp } from "./newsletters.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const wish = {
  email: "ana@example.eu",
  list: "weekly-digest",
  locale: "es",
  consent: { text: "Suscribirse", page: "/" },
} as const;
const at = (iso: string) => new Date(iso);

it("keeps one pending row for an address and a list, with the latest consent", async () => {
  expect(await signUp(test.db, wish, at("2026-11-21T08:00:00Z"))).toEqual({ ok: true });
  await signUp(test.db, { ...wish, locale: "de" }, at("2026-11-22T08:00:00Z"));
  const rows = await test.db.selectFrom("newsletter_subscriptions").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    locale: "de",
    confirmed_at: null,
    consent: { text: "Suscribirse", page: "/", at: "2026-11-22T08:00:00.000Z" },
  });
});

it("leaves a confirmed address alone, and answers the same", async () => {
  const confirmed = at("2026-11-23T08:00:00Z");
  await test.db.updateTable("newsletter_subscriptions").set({ confirmed_at: confirmed }).execute();
  expect(await signUp(test.db, { ...wish, locale: "fr" }, at("2026-11-24T08:00:00Z"))).toEqual({
    ok: true,
  });
  const row = await test.db.selectFrom("newsletter_subscriptions").selectAll().executeTakeFirst();
  expect(row).toMatchObject({ locale: "de", confirmed_at: confirmed });
});

it("says that an address is none", async () => {
  expect(await signUp(test.db, { ...wish, email: "ana" }, at("2026-11-21T08:00:00Z"))).toEqual({
    ok: false,
    reason: "email",
  });
});

it("forgets after thirty days what nobody confirmed", async () => {
  await signUp(test.db, { ...wish, email: "old@example.eu" }, at("2026-11-01T08:00:00Z"));
  await signUp(test.db, { ...wish, email: "new@example.eu" }, at("2026-11-01T08:00:01Z"));
  await forgetPending(test.db, at("2026-12-01T08:00:01Z"));
  const rows = await test.db
    .selectFrom("newsletter_subscriptions")
    .select("email")
    .orderBy("requested_at")
    .execute();
  // Ana's is confirmed, and was asked for later than both.
  expect(rows.map((row) => row.email)).toEqual(["new@example.eu", "ana@example.eu"]);
  await forgetPending(test.db, at("2027-12-01T08:00:00Z"));
  expect(await test.db.selectFrom("newsletter_subscriptions").select("email").execute()).toEqual([
    { email: "ana@example.eu" },
  ]);
});
