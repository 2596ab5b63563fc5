import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { receiveInquiry } from "#inquiries/inquiries.server.ts";
import { moveMessages } from "#inquiries/privacy.server.ts";
import { audit } from "#platform/audit.server.ts";
import { type Config, readConfig } from "#platform/config.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { announce, deleteOldChanges } from "#platform/live/outbox.server.ts";
import { openFiles } from "../server/files.ts";
import { openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { signIn } from "../tests/factories/readers.ts";
import { publish } from "../tests/factories/stories.ts";
import { eraseReader, exportReader } from "./reader-data.server.ts";

const log = { info() {}, warn: console.warn, error: console.error, fatal: console.error };
const now = new Date("2026-11-21T12:00:00Z");
const at = now.toISOString();
let t: TestDatabase;
let story: number;
let discussion: number;
/** A contribution of an invented writer, and a reader whom the others do not want to see. */
let sample: number;
let blocked: string;
type Owner = { id: string; email: string; session: string };
let anna: Owner;
let ben: Owner;

/** One row of a reader in every table that can have one. A new table is added here and to the export. */
const rowsOf = ({ id, email, session }: Owner): Record<string, object> => ({
  accounts: { user_id: id, account_id: id, provider_id: "credential", password: "a secret hash" },
  passkeys: {
    user_id: id,
    public_key: "a secret key",
    credential_id: `c-${id}`,
    counter: 0,
    device_type: "single",
    backed_up: false,
  },
  profiles: { user_id: id, first_name: "Anna", updated_at: at },
  user_preferences: { user_id: id, updated_at: at },
  user_streaks: { user_id: id, streak_count: 3 },
  streak_pauses: { user_id: id, from_day: "2026-11-01", to_day: "2026-11-02" },
  user_reading_activity: { user_id: id, article_title: "T", article_url: "/t", read_at: at },
  member_briefs: { user_id: id, day: "2026-11-21", stories: "{1,2}" },
  saved_items: { user_id: id, kind: "article", item_id: story, title: "T", saved_at: at },
  reader_places: { user_id: id, name: "brief", value: '{"day":"2026-11-21"}', updated_at: at },
  follows: { user_id: id, kind: "country", name: "DE", followed_at: at },
  entitlements: { user_id: id, origin: "grant", tier: "basic", starts_at: at, created_at: at },
  academy_progress: {
    user_id: id,
    course: "reading-the-press",
    lesson: "framing",
    best_score: 60,
    updated_at: at,
  },
  customers: { user_id: id, id: `cus_${id}`, created_at: at },
  subscriptions: {
    id: `sub_${id}`,
    user_id: id,
    customer_id: `cus_${id}`,
    status: "canceled",
    currency: "eur",
    amount: 1999,
    started_at: at,
    period_starts_at: at,
    period_ends_at: at,
    synced_at: at,
  },
  orders: {
    user_id: id,
    lookup_key: "eunison_insider_month_eur",
    amount: 1999,
    with_trial: true,
    locale: "en",
    shown: "[]",
    ordered_at: at,
  },
  trials: {
    user_id: id,
    subscription_id: `sub_${id}`,
    card: `hash of ${id.length} and ${email.slice(0, 1)}`,
    started_at: at,
  },
  podcast_tokens: { user_id: id, token_hash: Buffer.from(`a secret hash of ${id}`), made_at: at },
  hub_feed_tokens: { user_id: id, token_hash: Buffer.from(`another hash of ${id}`), made_at: at },
  alert_settings: { user_id: id, kinds: "{}", updated_at: at },
  push_subscriptions: {
    user_id: id,
    session_id: session,
    endpoint: `https://push.example.net/${id}`,
    p256dh: "a secret key",
    auth: "a secret key",
    server_key: "public",
    created_at: at,
  },
  alerts: {
    user_id: id,
    key: "event:x",
    kind: "topics",
    said: '{"title":"T"}',
    happened_at: at,
    queued_at: at,
    due_at: at,
  },
  billing_leases: { user_id: id, token: randomUUID(), expires_at: at },
  mails: {
    user_id: id,
    key: `welcome ${id}`,
    kind: "transactional",
    recipient: email,
    subject: "Welcome",
    text: "Welcome",
    html: "<p>Welcome",
    queued_at: at,
    next_attempt_at: at,
  },
  discussion_members: {
    user_id: id,
    display_name: `Name of ${email.slice(0, 1)}`,
    name_key: `name of ${email.slice(0, 1)}`,
    named_at: at,
    created_at: at,
  },
  contributions: {
    discussion_id: discussion,
    user_id: id,
    form_id: randomUUID(),
    text: "What was written",
    lang: "en",
    state: "shown",
    tier: "basic",
    created_at: at,
  },
  contribution_appreciations: { contribution_id: sample, user_id: id, created_at: at },
  discussion_follows: { root_id: sample, user_id: id, created_at: at },
  discussion_blocks: { user_id: id, blocked_id: blocked, created_at: at },
  discussion_notices: { user_id: id, contribution_id: sample, kind: "reply", created_at: at },
  likes: { kind: "article", item_id: story, reader: `u:${id}`, at },
  newsletter_subscriptions: {
    email,
    list: "weekly-digest",
    locale: "en",
    consent: "{}",
    requested_at: at,
  },
  email_tokens: {
    token_hash: `hash of ${id.length} and ${email}`,
    user_id: id,
    kind: "reset",
    email,
    expires_at: at,
  },
  verifications: {
    identifier: `challenge of ${id.length} and ${email.slice(0, 1)}`,
    value: JSON.stringify({ type: "registration", userData: { id, name: email } }),
    expires_at: at,
  },
  rate_limits: { key: `sign-in email:${email}`, count: 1, last_request: 1 },
  contribution_reports: {
    user_id: id,
    kind: "member",
    locale: "en",
    reason: "facts",
    explanation: `Anna, or ${email}`,
    created_at: at,
  },
});

beforeAll(async () => {
  t = await openTestDatabase();
  await publish(t.db, now, { topics: ["Politics"] });
  story = (await t.db.selectFrom("stories").select("id").executeTakeFirstOrThrow()).id;
  const opened = await t.pool.query(
    "insert into discussions (story_id, opened_at, closes_at, shown) values ($1, $2, $2, 3) returning id",
    [story, at],
  );
  discussion = opened.rows[0].id;
  const said = await t.pool.query(
    `insert into contributions (discussion_id, form_id, text, lang, state, tier, appreciations, created_at, sample_name)
     values ($1, $2, 'Invented', 'en', 'shown', 'basic', 2, $3, 'Sample') returning id`,
    [discussion, randomUUID(), at],
  );
  sample = said.rows[0].id;
  blocked = (await signIn(t.db, now, { email: "cara@example.eu" })).id;
  const owner = async (email: string): Promise<Owner> => {
    const { id } = await signIn(t.db, now, { email });
    const sessions = t.db.selectFrom("sessions").select("id").where("user_id", "=", id);
    return { id, email, session: (await sessions.executeTakeFirstOrThrow()).id };
  };
  anna = await owner("anna@example.eu");
  ben = await owner("ben@example.eu");
  for (const reader of [anna, ben])
    for (const [table, row] of Object.entries(rowsOf(reader))) {
      const columns = Object.keys(row);
      await t.pool.query(
        `insert into ${table} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)})`,
        Object.values(row),
      );
    }
  await t.pool.query(
    "insert into newsletter_consents (subscription_id, act, at) select id, 'asked', $1 from newsletter_subscriptions",
    [at],
  );
  await t.pool.query("update stories set likes = 2");
});
afterAll(() => t?.close());

/** The tables in which a text occurs in any row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await t.pool.query(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { table_name: table } of rows) {
    const { rowCount } = await t.pool.query(
      `select 1 from ${table} x where position($1 in x::text) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(table);
  }
  return found;
}

it("knows every table that can hold a reader's id", async () => {
  const { rows } = await t.pool.query(
    "select table_name from information_schema.columns where column_name in ('user_id', 'reader_id') and table_schema = 'public'",
  );
  const tables = rows.map((row) => row.table_name).filter((name) => name !== "sessions");
  expect(Object.keys(rowsOf(anna))).toEqual(expect.arrayContaining(tables));
});

it("hands out everything, and no secrets", async () => {
  const copy = JSON.parse(JSON.stringify(await exportReader(t.db, anna, now)));
  // Links, challenges, leases and counts of attempts live for a day at most, and are not exported.
  const shortLived = ["email_tokens", "verifications", "rate_limits", "billing_leases"];
  for (const table of Object.keys(rowsOf(anna)).filter((name) => !shortLived.includes(name)))
    expect(copy[table], table).toHaveLength(1);
  expect(copy.newsletter_consents).toMatchObject([{ list: "weekly-digest", act: "asked" }]);
  expect(copy.users).toMatchObject([{ email: "anna@example.eu" }]);
  expect(copy.sessions).toHaveLength(1);
  expect(JSON.stringify(copy)).not.toMatch(/secret|ben@example|"token"/);
  expect(JSON.stringify(copy)).not.toContain(ben.id);
});

const services = (config: Config) => ({
  db: t.db,
  config,
  now: () => now,
  storage: openFiles(config),
});

it("erases everything of one reader, and nothing of another", async () => {
  const numberOf = ({ id }: Owner) => `sub_${id}`;
  for (const reader of [anna, ben])
    await audit(t.db, {
      at: now,
      actor: "billing",
      action: "access.subscription",
      subject: `user:${reader.id}`,
      detail: { subscription: numberOf(reader), status: "canceled" },
    });
  const before = await tablesWith(ben.id);
  // A message that she sent before she changed her address.
  const former = { name: "Anna", email: "anne@example.eu", message: "A private trouble" };
  const receive = (email: string) =>
    receiveInquiry(
      { db: t.db, config: readConfig({}), now: () => now },
      "contact",
      { ...former, email, subject: "A subject" },
      "en",
    );
  await receive(former.email);
  await receive(anna.email);
  await transaction(t.db, (tx) => moveMessages(tx, { from: former.email, to: anna.email }));
  const other = { key: "sign-in email:susanna@example.eu", count: 10, last_request: 1 };
  await t.db.insertInto("rate_limits").values(other).execute();
  await eraseReader({ ...services(readConfig({ DATA_DIR: "unused" })), log }, anna, "anna");
  // An address that ends with the erased one keeps its count.
  expect(await tablesWith("email:susanna@")).toEqual(["rate_limits"]);
  await t.db.deleteFrom("rate_limits").where("key", "=", other.key).execute();
  for (const text of [former.email, former.message]) expect(await tablesWith(text)).toEqual([]);
  // The last mail stays for as long as mails are stored.
  expect(await tablesWith(anna.email)).toEqual(["mails"]);
  const letters = await t.pool.query("select subject from mails where recipient = $1", [
    anna.email,
  ]);
  expect(letters.rows).toEqual([{ subject: "Your account is erased" }]);
  // The audit record has the id of the erased account; so has, for a day, the event that ended its sessions.
  expect(await tablesWith(anna.id)).toEqual(["audit", "live_events"]);
  // The number of a contract, which leads to its invoices, does not stay beside that id.
  expect(await tablesWith(numberOf(anna))).toEqual([]);
  expect(await tablesWith(numberOf(ben))).toContain("audit");
  expect(await tablesWith(ben.id)).toEqual(before);
  expect(await tablesWith(ben.email)).toContain("users");
  await announce(t.db, "stories", {});
  await deleteOldChanges(t.db, new Date(Date.now() + 60_000));
  expect(await tablesWith(anna.id)).toEqual(["audit"]);
  const likes = await t.pool.query("select likes from stories");
  expect(likes.rows).toEqual([{ likes: 1 }]);
  const counts = await t.pool.query(
    "select d.shown, s.comments, c.appreciations from discussions d join stories s on s.id = d.story_id join contributions c on c.id = $1",
    [sample],
  );
  expect(counts.rows).toEqual([{ shown: 2, comments: 2, appreciations: 1 }]);
});

it("takes the picture along, and keeps the account while it cannot", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "eunison-erase-"));
  const avatars = join(dataDir, "files/avatars");
  const name = "a".repeat(22);
  const { id, email } = await signIn(t.db, now, { email: "cleo@example.eu" });
  const profile = { user_id: id, avatar_url: `/avatar/${name}.webp`, updated_at: now };
  await t.db.insertInto("profiles").values(profile).execute();
  const config = { ...readConfig({ DATA_DIR: dataDir }), dataDir };
  const erase = () => eraseReader({ ...services(config), log }, { id, email }, "cleo");
  // A folder with the file's name makes the deletion fail.
  await mkdir(join(avatars, `${name}.webp`), { recursive: true });
  await expect(erase()).rejects.toThrow();
  expect(await tablesWith(email)).toContain("users");
  await rm(join(avatars, `${name}.webp`), { recursive: true });
  for (const file of [`${name}.webp`, `${name}-100.webp`]) await writeFile(join(avatars, file), "");
  expect(await erase()).toEqual({ ok: true });
  expect(await readdir(avatars)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
