import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findReader, setRole, suspend } from "#accounts/readers.server.ts";
import { activeSessions } from "#accounts/request-session.server.ts";
import { deleteExpired, endSession, revokeSessions } from "#accounts/session-list.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { grantAccess, revokeGrants } from "#subscriptions/entitlements.server.ts";
import { engine, openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { openSession, signIn } from "../tests/factories/readers.ts";
import { deliver, publish } from "../tests/factories/stories.ts";
import { node, type Run, start } from "../tests/host/processes.ts";
import { testSecret } from "../tests/secret.ts";
import { newestChanges } from "./outbox.ts";

const now = new Date("2026-11-21T12:00:00Z");
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** The payloads about readers that came into the outbox meanwhile. */
async function announcedBy(work: () => Promise<unknown>): Promise<unknown[]> {
  const { newest } = await newestChanges(test.pool, 1);
  await work();
  const { changes } = await newestChanges(test.pool, 100);
  return changes.filter((e) => e.id > newest && e.topic === "reader").map((e) => e.payload);
}

describe("a change of a reader is announced in the outbox", () => {
  it("when a session ends before its time, in every way that ends it", async () => {
    const { db } = test;
    const reader = await signIn(db, now);
    const said = { reader: reader.id, what: "session" };
    const sessions = () => db.selectFrom("sessions").select("id").where("user_id", "=", reader.id);
    await openSession(db, reader.id);
    const [one] = await sessions().execute();
    expect(await announcedBy(() => endSession(db, reader.id, one?.id ?? ""))).toEqual([said]);
    expect(await announcedBy(() => revokeSessions(db, reader.id))).toEqual([said]);
    await openSession(db, reader.id);
    const person = await findReader(db, reader.email);
    if (!person) throw new Error("nobody");
    expect(await announcedBy(() => suspend(db, person, { actor: "test", now }))).toEqual([said]);
    const gone = await signIn(db, now);
    const erase = () => db.deleteFrom("users").where("id", "=", gone.id).execute();
    expect(await announcedBy(erase)).toEqual([{ reader: gone.id, what: "session" }]);
  });

  it("of no session that has run out", async () => {
    const { db } = test;
    const reader = await signIn(db, now);
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("user_id", "=", reader.id)
      .execute();
    expect(await announcedBy(() => deleteExpired(db))).toEqual([]);
  });

  it("when what a reader may see changes", async () => {
    const { db } = test;
    const reader = await signIn(db, now);
    const said = { reader: reader.id, what: "subscription" };
    const grant = { userId: reader.id, tier: "basic", endsAt: null, by: "test" } as const;
    expect(await announcedBy(() => grantAccess(db, grant, now))).toEqual([said]);
    expect(await announcedBy(() => revokeGrants(db, reader.id, { by: "test" }, now))).toEqual([
      said,
    ]);
    const person = await findReader(db, reader.email);
    if (!person) throw new Error("nobody");
    const act = { actor: "test", now };
    expect(await announcedBy(() => setRole(db, person, "editor", act))).toEqual([said]);
    expect(await announcedBy(() => setRole(db, person, "editor", act))).toEqual([]);
  });

  it("in the same transaction: what is rolled back is never announced", async () => {
    const { db } = test;
    const reader = await signIn(db, now);
    const announced = await announcedBy(() =>
      transaction(db, async (tx) => {
        await revokeSessions(tx, reader.id);
        throw new Error("no");
      }).catch(() => {}),
    );
    expect(announced).toEqual([]);
  });
});

it("knows which sessions stand", async () => {
  const { db } = test;
  const [one, two] = [await signIn(db, now), await signIn(db, now)];
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_id", "expires_at"])
    .where("user_id", "in", [one.id, two.id])
    .execute();
  const idOf = (user: string) => rows.find((row) => row.user_id === user)?.id ?? "";
  await revokeSessions(db, two.id);
  const stand = await activeSessions(db, [idOf(one.id), idOf(two.id)]);
  expect([...stand.keys()]).toEqual([idOf(one.id)]);
});

describe("new stories", () => {
  const addedBy = async (work: () => Promise<unknown>) => {
    const { newest } = await newestChanges(test.pool, 1);
    await work();
    const { changes } = await newestChanges(test.pool, 100);
    return changes.flatMap((e) =>
      e.id > newest && e.topic === "stories" ? [e.payload.added] : [],
    );
  };
  it("are sent with what they are about, once, and only where they are listed", async () => {
    const { db } = test;
    const draft = { identities: ["live-1"], topics: ["Economy" as const], countries: [] };
    const added = { id: expect.any(Number), lang: "fr", topics: ["Economy"], countries: [] };
    expect(await addedBy(() => deliver(db, now, draft))).toEqual([[added]]);
    const again = { ...draft, title: "Another title", contentHash: "other" };
    expect(await addedBy(() => deliver(db, now, again))).toEqual([undefined]);
    expect(await addedBy(() => deliver(db, now, { topics: [], class: "Service" }))).toEqual([
      undefined,
    ]);
    const piece = { key: "live", topics: ["Climate" as const], countries: ["FR" as const] };
    const own = { id: expect.any(Number), lang: "en", topics: ["Climate"], countries: ["FR"] };
    expect(await addedBy(() => publish(db, now, piece))).toEqual([[own]]);
    expect(await addedBy(() => publish(db, now, { ...piece, title: "Two" }))).toEqual([undefined]);
  });
});

describe.runIf(engine === "postgres")("two web processes on one server", () => {
  const runs: Run[] = [];
  const origins: string[] = [];
  const dirs: string[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 2; n++) {
      const dir = await mkdtemp(join(tmpdir(), "eunison-two-"));
      dirs.push(dir);
      const env = { DATABASE_URL: test.address, DATA_DIR: dir, SESSION_SECRET: testSecret };
      const run = start(node, ["server/main.ts", "web"], { ...env, PORT: "0" });
      runs.push(run);
      // The first brings the sample newsroom in.
      await run.said("is ready");
      origins.push(/http:\S+/.exec(run.out())?.[0] ?? "");
    }
  });
  afterAll(async () => {
    for (const run of runs) run.kill("SIGKILL");
    await Promise.all(runs.map((run) => run.ended));
    for (const dir of dirs) await rm(dir, { recursive: true, force: true });
  });

  async function listen(origin: string, cookie = ""): Promise<{ text: () => string }> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const more = cookie ? `cookie: ${cookie}\r\n` : "";
    socket.write(
      `GET /live HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n${more}\r\n`,
    );
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    await once(socket, "data");
    await expect.poll(() => text).toContain("retry:");
    return { text: () => text };
  }

  it("hear each other, tell readers of a session's end, and end their streams with themselves", async () => {
    const { db } = test;
    const reader = await signIn(db, now);
    const [first = "", second = ""] = origins;
    const one = await listen(first);
    const two = await listen(second, reader.headers.cookie);
    const breaking = [{ slug: "b", title: "It breaks", lang: "en" }];
    await announce(db, "stories", { slugs: ["b"], breaking });
    for (const client of [one, two]) await expect.poll(client.text).toContain("event: breaking");
    // By the other process, over HTTP, as a reader signs out.
    const headers = { cookie: reader.headers.cookie, origin: first };
    const out = await fetch(`${first}/auth/sign-out`, {
      method: "POST",
      headers,
      redirect: "manual",
    });
    expect(out.status).toBe(303);
    await expect.poll(two.text).toContain('{"signedIn":false}');
    expect(one.text()).not.toContain("signedIn");
    const began = performance.now();
    runs[0]?.kill("SIGTERM");
    expect(await runs[0]?.ended).toBe(0);
    // Streams would hold the process for ten seconds, until it no longer waits.
    expect(performance.now() - began).toBeLessThan(9_000);
  });
});
