// From what happens to what a browser is shown, over a push service of our own.
// Size: each test goes the whole way, by the same newsroom, readers and service.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mergeEvents } from "#events/overrides.server.ts";
import { follow, moveMergedFollows } from "#library/follows.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { openPush, type PushSender } from "#platform/push/push.server.ts";
import { newPrivateKey } from "#platform/push/vapid.server.ts";
import type { Followable } from "#stories/follow.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent, type EventStoryDraft } from "../../tests/factories/events.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import {
  openPushService,
  type PushService,
  type Subscribed,
} from "../../tests/fakes/push-service.ts";
import type { AlertKind, AlertWay } from "./alert.ts";
import { deleteOldAlerts, queueAlerts } from "./alerts.server.ts";
import { type AlertChoices, noChoices } from "./choices.ts";
import { dispatchAlerts } from "./dispatch.server.ts";
import { queueNews } from "./news.server.ts";
import type { PushPayload } from "./payload.ts";
import { exportAlerts } from "./privacy.server.ts";
import {
  alertBrowsersOf,
  endSubscription,
  removeBrowser,
  storeSubscription,
} from "./push-subscriptions.server.ts";
import { sendPushes } from "./sending.server.ts";
import { alertChoicesOf, saveAlertChoices, unsubscribeFromAlertMails } from "./settings.server.ts";
import { recordArrival, sendTest } from "./testing.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const config = readConfig({
  BASE_URL: "https://news.example.eu",
  SITE_MAILBOX: "editors@paper.eu",
  PUSH_PRIVATE_KEY: newPrivateKey(),
  PUSH_ALLOW_PRIVATE: "1",
});
const quiet = () => {};
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet };

let test: TestDatabase;
let service: PushService;
let push: PushSender;
let now = noon;
const services = () => ({ db: test.db, config, log, now: () => now });
beforeAll(async () => {
  test = await openTestDatabase();
  service = await openPushService();
  const opened = openPush(config);
  if (!opened) throw new Error("no key");
  push = opened;
});
afterAll(async () => {
  await push.close();
  await service.close();
  await test.close();
});
beforeEach(async () => {
  now = noon;
  for (const table of ["users", "settings", "mails", "events", "stories"] as const)
    await test.db.deleteFrom(table).execute();
  await test.db.deleteFrom("authors").execute();
  service.delivered.length = 0;
  // From here on the worker reads what is announced.
  await queueNews(services(), now);
});

/** What the worker does each second. */
const work = async () => {
  await queueNews(services(), now);
  await dispatchAlerts(services(), push.publicKey, now);
  await sendPushes(services(), push);
};
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const wanting = (
  ways: Partial<Record<AlertKind, AlertWay>>,
  more: Partial<AlertChoices> = {},
): AlertChoices => ({
  ...noChoices,
  ...more,
  kinds: Object.fromEntries(
    Object.entries(noChoices.kinds).map(([kind, choice]) => [
      kind,
      { ...choice, way: ways[kind as AlertKind] ?? "off" },
    ]),
  ) as AlertChoices["kinds"],
});
const targetOf = ({ endpoint, keys }: Subscribed) => ({ endpoint, ...keys });

/** A reader with choices, and with a browser that takes alerts. */
async function reader(
  ways: Partial<Record<AlertKind, AlertWay>>,
  o: Parameters<typeof signIn>[2] & { more?: Partial<AlertChoices>; follows?: Followable[] } = {},
) {
  const { more, follows = [], ...how } = o;
  const { id, email } = await signIn(test.db, now, { tier: "premium", ...how });
  await saveAlertChoices(test.db, id, wanting(ways, more), now);
  await transaction(test.db, async (tx) => {
    for (const one of follows) await follow(tx, id, one, now);
  });
  const session = await sessionOf(id);
  const browser = service.subscribe(push.publicKey);
  const kept = await subscribe({ id, sessionId: session }, browser);
  return { id, email, sessionId: session, browser, kept };
}
const sessionOf = async (userId: string) =>
  (
    await test.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
  ).id;
const subscribe = (who: { id: string; sessionId: string }, browser: Subscribed) =>
  storeSubscription(
    test.db,
    who,
    targetOf(browser),
    { serverKey: push.publicKey, userAgent: null, allowPrivate: true },
    now,
  );
const reports = (count: number, o: Partial<EventStoryDraft> = {}): EventStoryDraft[] =>
  Array.from({ length: count }, (_, i) => ({
    source: `outlet-${i}`,
    lang: "en",
    title: `Coalition breaks over the budget in Berlin, says ${i}`,
    ...o,
  }));
const breakEvent = ({ slug }: { slug: string }, title = "Coalition breaks over the budget") =>
  announce(test.db, "stories", {
    slugs: [],
    breaking: [{ slug: "x", title, lang: "en", event: slug }],
  });
const shown = (of?: Subscribed) =>
  service.delivered
    .filter(({ endpoint }) => !of || endpoint === of.endpoint)
    .map(({ text }) => (JSON.parse(text) as PushPayload).notification);
const alerts = () =>
  test.db.selectFrom("alerts").select(["kind", "state", "dropped_because"]).execute();

describe("breaking news", () => {
  it("reaches Premium once, by a browser or by mail, and nobody who did not ask", async () => {
    const ana = await reader({ breaking: "push" });
    const uwe = await reader({ breaking: "mail" });
    await reader({ breaking: "push" }, { tier: "basic" });
    await reader({ topics: "push" });
    const event = await createEvent(test.db, now, reports(6));
    await breakEvent(event);
    await work();
    await breakEvent(event);
    await work();
    expect(shown()).toHaveLength(1);
    const [note] = shown(ana.browser);
    expect(note).toMatchObject({
      title: "Coalition breaks over the budget",
      navigate: `https://news.example.eu/event/${event.slug}`,
    });
    expect(note?.body).toMatch(/^6 publishers in \d countr/);
    expect(service.delivered[0]).toMatchObject({
      headers: { urgency: "high" },
      claims: { sub: "mailto:editors@paper.eu" },
    });
    const mails = await test.db.selectFrom("mails").selectAll().execute();
    expect(mails.map((mail) => mail.recipient)).toEqual([uwe.email]);
    expect(mails[0]?.subject).toBe("Breaking: Coalition breaks over the budget");
    expect(mails[0]?.headers).toMatchObject({
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("was there before the site had alerts: nobody is told", async () => {
    await reader({ breaking: "push" });
    await breakEvent(await createEvent(test.db, now, reports(6)));
    await test.db.deleteFrom("settings").execute();
    await work();
    expect(await alerts()).toEqual([]);
  });

  it("that an editor marks leads to the story", async () => {
    const ana = await reader({ breaking: "push" });
    const slug = await publish(test.db, now, { title: "The dam has held", breaking: true });
    await announce(test.db, "stories", {
      slugs: [slug],
      breaking: [{ slug, title: "The dam has held", lang: "en" }],
    });
    await work();
    expect(shown(ana.browser)[0]?.navigate).toBe(`https://news.example.eu/article/${slug}`);
  });

  const french = { breaking: { way: "push", countries: [], languages: ["fr"] } } as const;
  const mark = async (slug: string) => {
    await test.db
      .updateTable("stories")
      .set({ editor_breaking: true })
      .where("slug", "=", slug)
      .execute();
    const line = { slug, title: "The dam has held", lang: "en", marked: true as const };
    await announce(test.db, "stories", { slugs: [slug], breaking: [line] });
  };

  it("that an editor marks or names is for readers of all languages", async () => {
    const more = { kinds: { ...noChoices.kinds, ...french } };
    const ana = await reader({});
    await saveAlertChoices(test.db, ana.id, { ...noChoices, ...more }, now);
    const event = await createEvent(test.db, now, reports(6));
    await breakEvent(event);
    await work();
    expect(shown()).toEqual([]);
    const line = { slug: "x", title: "The coalition", lang: "en", event: event.slug };
    await announce(test.db, "stories", { slugs: [], breaking: [{ ...line, marked: true }] });
    await mark(await publish(test.db, now, { title: "The dam has held" }));
    await work();
    expect(
      shown()
        .map((note) => note.title)
        .sort(),
    ).toEqual(["The coalition", "The dam has held"]);
  });

  it("that an editor marks is one alert with its event, which of them may come first", async () => {
    await reader({ breaking: "push" });
    const first = await createEvent(test.db, now, reports(6));
    await mark(first.stories[0]?.slug ?? "");
    await work();
    await breakEvent(first);
    await work();
    expect(shown()).toHaveLength(1);
    const second = await createEvent(test.db, now, reports(6));
    await breakEvent(second);
    await work();
    await mark(second.stories[0]?.slug ?? "");
    await work();
    expect(shown()).toHaveLength(2);
    // Marked while it is alone.
    const slug = await publish(test.db, now, { title: "The dam has held" });
    await mark(slug);
    await work();
    const { id } = await test.db
      .selectFrom("stories")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    await breakEvent(await createEvent(test.db, now, reports(6), { also: [id] }));
    await work();
    expect(shown()).toHaveLength(3);
  });
});

describe("what is followed", () => {
  const politics: Followable = { kind: "topic", name: "Politics" };
  const touch = (event: { slug: string }) =>
    announce(test.db, "events", { slugs: [event.slug], stories: [] });

  it("tells members of their topics once several publishers report, and of one event once", async () => {
    const ana = await reader(
      { topics: "push", countries: "push", breaking: "push" },
      { follows: [politics], tier: "basic" },
    );
    const few = await createEvent(test.db, now, reports(4));
    await touch(few);
    await work();
    expect(shown()).toEqual([]);
    const many = await createEvent(test.db, now, reports(5));
    await touch(many);
    await work();
    await touch(many);
    await breakEvent(many);
    await work();
    expect(shown(ana.browser).map((note) => note.navigate)).toEqual([
      `https://news.example.eu/event/${many.slug}`,
    ]);
  });

  it("tells of what breaks before anything else, and everybody once, however many they are", async () => {
    const many = 520;
    await sql`
      with u as (
        insert into users (name, email, email_verified, role, created_at, updated_at)
        select n, n || '@example.eu', true, 'reader', ${now}, ${now} from generate_series(1, ${many}::int) n returning id
      ), e as (
        insert into entitlements (user_id, origin, tier, starts_at, created_at)
        select id, 'grant', 'basic', ${now}, ${now} from u
      ), f as (
        insert into follows (user_id, kind, name, followed_at) select id, 'topic', 'Politics', ${now} from u
      )
      insert into alert_settings (user_id, kinds, updated_at)
      select id, '{"topics": {"way": "push"}}', ${now} from u`.execute(test.db);
    await reader({ breaking: "push" });
    await test.db.deleteFrom("live_events").execute();
    const notable = await createEvent(test.db, now, reports(6));
    await touch(notable);
    const breaking = await createEvent(test.db, now, reports(4));
    await breakEvent(breaking);
    expect(await queueNews(services(), now)).toBe(2 * many + 1);
    // In the order in which they were stored.
    const { rows } = await sql<{ key: string }>`
      select key from alerts group by key order by min(xmin::text::bigint)`.execute(test.db);
    expect(rows.map(({ key }) => key)).toEqual([`event:${breaking.slug}`, `event:${notable.slug}`]);
    await touch(notable);
    expect(await queueNews(services(), now)).toBe(0);
    await reader({ topics: "push" }, { follows: [politics] });
    await touch(notable);
    expect(await queueNews(services(), now)).toBe(1);
  });

  it("tells nobody without a plan, nor of samples", async () => {
    await reader({ topics: "push" }, { follows: [politics], tier: undefined as never });
    await reader({ topics: "push" }, { follows: [politics] });
    await touch(await createEvent(test.db, now, reports(6), { sample: true }));
    await work();
    expect(await alerts()).toEqual([]);
    await touch(await createEvent(test.db, now, reports(6)));
    await work();
    expect(await alerts()).toHaveLength(1);
  });

  it("tells of new sources on an event, three at a time since the last alert", async () => {
    const event = await createEvent(test.db, now, reports(3));
    const ana = await reader({ events: "push" });
    await transaction(test.db, (tx) =>
      follow(tx, ana.id, { kind: "event", name: String(event.id) }, now),
    );
    const join = async (from: number, count: number) => {
      later(1);
      const more = await createEvent(test.db, now, reports(from + count).slice(from));
      await sql`update event_stories set event_id = ${event.id} where event_id = ${more.id}`.execute(
        test.db,
      );
      await sql`update events set publishers = publishers + ${count} where id = ${event.id}`.execute(
        test.db,
      );
      await touch(event);
      await work();
    };
    await join(3, 2);
    expect(shown()).toEqual([]);
    await join(5, 1);
    expect(shown(ana.browser)[0]?.body).toBe("3 new sources; 6 publishers report it in all.");
    await join(6, 2);
    expect(shown()).toHaveLength(1);
    await join(8, 1);
    expect(shown()).toHaveLength(2);
  });

  it("does not tell of what an event has from one that is merged into it, nor of that event again", async () => {
    const ana = await reader({ events: "push" });
    await reader({ topics: "push" }, { follows: [politics] });
    const merged = await createEvent(test.db, now, reports(6));
    await touch(merged);
    await work();
    expect(shown()).toHaveLength(1);
    const other = { title: "Berlin's coalition is at an end" };
    const small = await createEvent(
      test.db,
      now,
      reports(9).map((report, n) => ({ ...report, ...other, source: `other-${n}` })),
    );
    await sql`update events set publishers = 3 where id = ${small.id}`.execute(test.db);
    await transaction(test.db, (tx) =>
      follow(tx, ana.id, { kind: "event", name: String(merged.id) }, now),
    );
    later(10);
    await mergeEvents(test.db, small.slug, merged.slug, { actor: "ed", now });
    await work();
    later(1);
    await touch(small);
    await work();
    expect(shown()).toHaveLength(1);
    await moveMergedFollows(test.db, now);
    await touch(small);
    await work();
    expect(shown()).toHaveLength(1);
    later(1);
    const more = await createEvent(test.db, now, reports(18).slice(15));
    await sql`update event_stories set event_id = ${small.id} where event_id = ${more.id}`.execute(
      test.db,
    );
    await touch(small);
    await work();
    expect(shown(ana.browser)[0]?.body).toMatch(/^3 new sources/);
  });

  it("tells of a new piece by an author, and of no old one", async () => {
    const { id: author } = await test.db
      .insertInto("authors")
      .values({ slug: "ines", name: "Ines Valckenborgh" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const ana = await reader({ authors: "push" }, { follows: [{ kind: "author", name: "ines" }] });
    await publish(test.db, now, {
      title: "Old",
      authorId: author,
      publishedAt: new Date(now.getTime() - 7_200_000),
    });
    await publish(test.db, now, { title: "By another", publishedAt: now });
    await publish(test.db, now, {
      title: "New",
      excerpt: "What it says.",
      authorId: author,
      publishedAt: now,
    });
    await work();
    expect(shown(ana.browser)).toMatchObject([
      { title: "New", body: "Ines Valckenborgh: What it says." },
    ]);
  });
});

it("of a premium piece says what its card says, and nothing of its text", async () => {
  const ana = await reader(
    { topics: "push" },
    { tier: "basic", follows: [{ kind: "topic", name: "Politics" }] },
  );
  const uwe = await reader({ topics: "mail" }, { follows: [{ kind: "topic", name: "Politics" }] });
  await publish(test.db, now, {
    title: "The price of silence",
    premium: true,
    body: "The marmalade ledger.",
    publishedAt: now,
  });
  await work();
  expect(shown(ana.browser)).toMatchObject([{ title: "The price of silence" }]);
  const [mail] = await test.db.selectFrom("mails").selectAll().execute();
  expect(mail?.recipient).toBe(uwe.email);
  const queued = await test.db.selectFrom("alerts").selectAll().execute();
  expect(JSON.stringify([queued, service.delivered, mail])).not.toContain("marmalade");
});

describe("the reader's rules", () => {
  const reply = (of: { id: string }, n: number, happenedAt = now) =>
    queueAlerts(
      test.db,
      [
        {
          reader: of.id,
          kind: "replies",
          key: `reply:${n}`,
          text: { title: `Reply ${n}`, body: "", lang: "en", to: "/article/x/discussion" },
          happenedAt,
        },
      ],
      now,
    );

  it("send three a day, in the reader's day, the same once", async () => {
    const ana = await reader({ replies: "push" }, { timezone: "Asia/Tokyo" });
    for (const n of [1, 1, 2, 3, 4]) await reply(ana, n, new Date(now.getTime() + n));
    await work();
    expect(
      shown()
        .map((note) => note.title)
        .sort(),
    ).toEqual(["Reply 1", "Reply 2", "Reply 3"]);
    expect((await alerts()).filter((one) => one.dropped_because === "limit")).toHaveLength(1);
    // Midnight in Tokyo is 15:00 in London.
    later(181);
    await reply(ana, 5);
    await work();
    expect(shown()).toHaveLength(4);
  });

  it("hold what comes in the quiet hours, and gather the rest for a mail", async () => {
    const more = { quiet: { from: 600, until: 840 }, mailAfterQuiet: true };
    const ana = await reader({ replies: "push" }, { more });
    await reply(ana, 1, new Date(now.getTime() - 1));
    await reply(ana, 2);
    await work();
    later(75);
    await reply(ana, 3);
    await work();
    expect(shown()).toEqual([]);
    later(45);
    await work();
    expect(shown().map((note) => note.title)).toEqual(["Reply 3"]);
    const mails = await test.db.selectFrom("mails").selectAll().execute();
    expect(mails.map((mail) => mail.subject)).toEqual(["2 alerts from your quiet hours: Reply 1"]);
  });

  it("hold for those who have lapsed, were suspended, or changed their mind", async () => {
    const ana = await reader({ replies: "push" });
    await reply(ana, 1);
    await test.db.deleteFrom("entitlements").execute();
    await work();
    const uwe = await reader({ replies: "push" });
    await reply(uwe, 2);
    await test.db
      .updateTable("users")
      .set({ suspended_at: now })
      .where("id", "=", uwe.id)
      .execute();
    await work();
    const eva = await reader({ replies: "push" });
    await reply(eva, 3);
    await saveAlertChoices(test.db, eva.id, noChoices, now);
    await work();
    expect(await reply(eva, 4)).toBe(0);
    expect(shown()).toEqual([]);
    expect((await alerts()).map((one) => one.dropped_because).sort()).toEqual([
      "plan",
      "reader",
      "unwanted",
    ]);
  });

  it("end mails by the link of a letter, and leave browsers alone", async () => {
    const ana = await reader({ replies: "push", breaking: "mail" });
    const { stop_token: token } = await test.db
      .selectFrom("alert_settings")
      .select("stop_token")
      .executeTakeFirstOrThrow();
    expect(await unsubscribeFromAlertMails(test.db, "' or true --", now)).toBe(false);
    expect(await unsubscribeFromAlertMails(test.db, crypto.randomUUID(), now)).toBe(false);
    expect(await unsubscribeFromAlertMails(test.db, token, now)).toBe(true);
    expect((await alertChoicesOf(test.db, ana.id)).kinds).toMatchObject({
      breaking: { way: "off" },
      replies: { way: "push" },
    });
    const copy = JSON.stringify(await exportAlerts(test.db, ana.id));
    expect(copy).toContain(ana.browser.endpoint);
    expect(copy).not.toContain(ana.browser.keys.auth);
    expect(copy).not.toContain(token);
  });

  it("are asked by two workers at once as by one", async () => {
    const ana = await reader({ replies: "push" });
    for (const n of [1, 2, 3, 4, 5, 6]) await reply(ana, n);
    await Promise.all([work(), work(), work()]);
    expect(shown()).toHaveLength(3);
  });

  it("forget what is older than a month", async () => {
    const ana = await reader({ replies: "push" });
    await reply(ana, 1);
    await deleteOldAlerts(test.db, new Date(now.getTime() + 29 * 86_400_000));
    expect(await alerts()).toHaveLength(1);
    await deleteOldAlerts(test.db, new Date(now.getTime() + 31 * 86_400_000));
    expect(await alerts()).toEqual([]);
  });
});

describe("a push service that does not take a message", () => {
  const tell = async (id: string, n = 1) => {
    await queueAlerts(
      test.db,
      [
        {
          reader: id,
          kind: "replies",
          key: `reply:${n}`,
          text: { title: `Reply ${n}`, body: "", lang: "en", to: "/" },
          happenedAt: now,
        },
      ],
      now,
    );
    await work();
  };
  const waiting = () => test.db.selectFrom("alert_pushes").selectAll().execute();
  const dueNow = () =>
    test.db.updateTable("alert_pushes").set({ next_attempt_at: sql<Date>`now()` }).execute();
  const browsers = () => test.db.selectFrom("push_subscriptions").selectAll().execute();

  it("is asked again, and then no more than once", async () => {
    const ana = await reader({ replies: "push" });
    service.fail({ status: 503 });
    await tell(ana.id);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await sendPushes(services(), push);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    service.fail(null);
    await dueNow();
    await sendPushes(services(), push);
    await sendPushes(services(), push);
    expect(shown()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(await browsers()).toMatchObject([{ failures: 0 }]);
  });

  it("has the time that it asks for, within the hour", async () => {
    const ana = await reader({ replies: "push" });
    service.fail({ status: 429, retryAfter: "600" });
    await tell(ana.id);
    const [push1] = await waiting();
    const waits = (push1?.next_attempt_at.getTime() ?? 0) - Date.now();
    expect(waits).toBeGreaterThan(500_000);
    service.fail({ status: 429, retryAfter: "7200" });
    await tell(ana.id, 2);
    expect(await waiting()).toHaveLength(1);
    service.fail(null);
  });

  it("says that it is over: the subscription ends", async () => {
    const ana = await reader({ replies: "push" });
    service.end(ana.browser.endpoint);
    await tell(ana.id);
    expect(await browsers()).toEqual([]);
    expect(await waiting()).toEqual([]);
    await tell(ana.id, 2);
    expect((await alerts()).map((one) => one.dropped_because)).toContain("browser");
  });

  it("refuses for days: the subscription ends by itself", async () => {
    const ana = await reader({ replies: "push" }, { more: { aDay: null } });
    service.fail({ status: 403 });
    for (let n = 1; n <= 8; n += 1) {
      expect(await browsers()).toHaveLength(1);
      await tell(ana.id, n);
      later(12 * 60);
    }
    service.fail(null);
    expect(await browsers()).toEqual([]);
  });

  it("is not asked with another key than that of the subscription", async () => {
    const ana = await reader({ replies: "push" });
    await test.db.updateTable("push_subscriptions").set({ server_key: "of before" }).execute();
    const before = service.requests();
    await tell(ana.id);
    expect(service.requests()).toBe(before);
    expect(await alerts()).toMatchObject([{ state: "dropped", dropped_because: "browser" }]);
    // The browser looks at its next visit, and subscribes anew.
    await subscribe(ana, service.subscribe(push.publicKey));
    await tell(ana.id, 2);
    expect(shown()).toHaveLength(1);
    expect(await browsers()).toHaveLength(1);
  });

  it("is not told what is older than an hour", async () => {
    const ana = await reader({ replies: "push" });
    service.fail({ status: 500 });
    await tell(ana.id);
    service.fail(null);
    later(61);
    await dueNow();
    await sendPushes(services(), push);
    expect(shown()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe("a subscription", () => {
  it("belongs to one account, and changes hands only with its keys", async () => {
    const ana = await reader({ replies: "push" });
    const uwe = await reader({ replies: "push" });
    const stolen = { ...service.subscribe(push.publicKey), endpoint: ana.browser.endpoint };
    expect(await subscribe(uwe, stolen)).toEqual({ ok: false, reason: "taken" });
    expect(await endSubscription(test.db, uwe.id, targetOf(ana.browser))).toBe(false);
    expect(await endSubscription(test.db, ana.id, targetOf(stolen))).toBe(false);
    const [ofAna] = await alertBrowsersOf(test.db, ana);
    expect(await removeBrowser(test.db, uwe.id, ofAna?.id ?? "")).toBe(false);
    expect(await removeBrowser(test.db, ana.id, "' or true --")).toBe(false);
    expect(await alertBrowsersOf(test.db, ana)).toMatchObject([{ current: true, failing: false }]);
    expect(await subscribe(uwe, ana.browser)).toMatchObject({ ok: true });
    expect(await alertBrowsersOf(test.db, ana)).toEqual([]);
    expect(await alertBrowsersOf(test.db, uwe)).toHaveLength(1);
    expect(await endSubscription(test.db, uwe.id, targetOf(ana.browser))).toBe(true);
  });

  it("ends with its session, and with the account", async () => {
    const ana = await reader({ replies: "push" });
    await test.db.deleteFrom("sessions").where("id", "=", ana.sessionId).execute();
    expect(await alertBrowsersOf(test.db, ana)).toEqual([]);
    const uwe = await reader({ replies: "push" });
    await test.db.deleteFrom("users").where("id", "=", uwe.id).execute();
    expect(await test.db.selectFrom("push_subscriptions").select("id").execute()).toEqual([]);
    expect(await test.db.selectFrom("alert_settings").select("user_id").execute()).toHaveLength(1);
  });

  it("is refused on a private network", async () => {
    const { id, sessionId } = await reader({});
    const inside = { ...service.subscribe(push.publicKey), endpoint: "https://192.168.0.1/push" };
    expect(
      await storeSubscription(
        test.db,
        { id, sessionId },
        targetOf(inside),
        { serverKey: push.publicKey, userAgent: null },
        now,
      ),
    ).toEqual({ ok: false, reason: "address" });
  });

  it("is tested: sent, arrived, or why not", async () => {
    const ana = await reader({}, { more: { quiet: { from: 0, until: 1_439 } } });
    const id = ana.kept.ok ? ana.kept.id : "";
    const ask = (browser = id, who = ana.id) =>
      sendTest(services(), push, {
        reader: { id: who },
        browser,
        locale: "en",
        serverKey: push.publicKey,
      });
    expect(await ask("nothing")).toBeNull();
    expect(await ask(id, crypto.randomUUID())).toBeNull();
    expect(await ask()).toBe("sent");
    const receipt = shown()[0]?.data.receipt ?? "";
    expect(await alertBrowsersOf(test.db, ana)).toMatchObject([
      { test: { problem: null, seconds: null } },
    ]);
    expect(await recordArrival(services(), crypto.randomUUID())).toBe(false);
    expect(await recordArrival(services(), receipt)).toBe(true);
    expect(await recordArrival(services(), receipt)).toBe(false);
    expect(await alertBrowsersOf(test.db, ana)).toMatchObject([{ test: { seconds: 1 } }]);
    service.fail({ status: 500 });
    expect(await ask()).toBe("failed");
    service.fail(null);
    expect(await alertBrowsersOf(test.db, ana)).toMatchObject([{ test: { problem: "later" } }]);
    service.end(ana.browser.endpoint);
    expect(await ask()).toBe("ended");
    expect(await alertBrowsersOf(test.db, ana)).toEqual([]);
  });
});
