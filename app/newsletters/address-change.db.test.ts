import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { moveSubscriptions } from "./address-change.server.ts";
import type { List } from "./list.ts";
import { listsOf, setList, signUp } from "./newsletters.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
beforeEach(() => test.db.deleteFrom("newsletter_subscriptions").execute());
afterAll(() => test.close());

const now = new Date("2026-11-21T12:00:00Z");
const [from, to] = ["old@example.eu", "new@example.eu"];
const consent = { text: "Weekly digest", page: "/profile" };
const site = { name: "Eunison", operator: "Op", mailbox: "a@b.eu", baseUrl: "https://example.eu" };
const turn = (email: string, list: List, on: boolean) =>
  setList(test.db, { email, list, on, locale: "de", consent }, now);
const ask = (email: string) =>
  signUp(test.db, { email, lists: ["product-news"], locale: "de", consent, site }, now);
const move = () => test.db.transaction().execute((tx) => moveSubscriptions(tx, { from, to }, now));
const known = async () =>
  (
    await test.db
      .selectFrom("newsletter_subscriptions")
      .select(["email", "list"])
      .orderBy("list")
      .execute()
  ).map((row) => `${row.email} ${row.list}`);

it("follow the reader to another address, with the links that end them", async () => {
  await turn(from, "weekly-digest", true);
  // The old mailbox has refused letters; the new one has not.
  await test.db.updateTable("newsletter_subscriptions").set({ bounced_at: now }).execute();
  const before = await test.db
    .selectFrom("newsletter_subscriptions")
    .select(["id", "unsubscribe_token"])
    .execute();
  await move();
  expect(await listsOf(test.db, to)).toMatchObject({ "weekly-digest": true });
  const after = test.db.selectFrom("newsletter_subscriptions").select(["id", "unsubscribe_token"]);
  expect(await after.execute()).toEqual(before);
  const acts = await test.db
    .selectFrom("newsletter_consents")
    .select("act")
    .orderBy("id")
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(["switched-on", "moved"]);
});

it("do not undo what the new address has said", async () => {
  await turn(from, "weekly-digest", true);
  await turn(to, "weekly-digest", true);
  await turn(to, "weekly-digest", false);
  await turn(from, "daily-digest", true);
  await turn(to, "daily-digest", true);
  await move();
  expect(await listsOf(test.db, to)).toMatchObject({
    "weekly-digest": false,
    "daily-digest": true,
  });
  expect(await known()).toEqual([`${to} daily-digest`, `${to} weekly-digest`]);
});

it("leave nothing of the old address, and wait for nobody's confirmation", async () => {
  await turn(from, "product-news", true);
  await turn(from, "weekly-digest", true);
  await turn(from, "weekly-digest", false);
  await ask(to);
  await move();
  expect(await listsOf(test.db, to)).toMatchObject({
    "product-news": true,
    "weekly-digest": false,
  });
  expect(await known()).toEqual([`${to} product-news`, `${to} weekly-digest`]);
  await test.db.deleteFrom("newsletter_subscriptions").execute();
  await ask(from);
  await move();
  expect(await known()).toEqual([]);
});
