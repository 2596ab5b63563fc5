import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { socketDir } from "../../server/data-dir.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { testSecret } from "../site.ts";
import { familyOf, node, originOf, start, survivors, workplace } from "./processes.ts";

/** Each of the two processes, killed at each of seven moments. */
const rounds = 14;
const readers = 6;

type Item = { kind: "article" | "video"; id: number };

/** What the site has answered with a 200: it must be there whatever happens next. */
type Acknowledged = { saved: Set<string>; checkedIn: Set<string> };

describe("what was acknowledged", { timeout: 1_800_000 }, () => {
  const place = workplace();
  afterAll(place.clear);
  const env = { DATA_DIR: join(place.dir, "data"), PORT: "0", SESSION_SECRET: testSecret };

  async function begin() {
    const site = start(node, ["server/main.ts", "all"], env);
    return { site, url: await originOf(site) };
  }

  async function withDatabase<T>(work: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> {
    const pool = openPool(socketDir(env.DATA_DIR), () => {});
    try {
      return await work(openDb(pool));
    } finally {
      await pool.end();
    }
  }

  const kept = (): Promise<Acknowledged> =>
    withDatabase(async (db) => {
      const saved = await db
        .selectFrom("saved_items")
        .select(["user_id", "kind", "item_id"])
        .execute();
      const streaks = await db
        .selectFrom("user_streaks")
        .select("user_id")
        .where("total_check_ins", ">", 0)
        .execute();
      return {
        saved: new Set(saved.map((s) => `${s.user_id} ${s.kind} ${s.item_id}`)),
        checkedIn: new Set(streaks.map((s) => s.user_id)),
      };
    });

  /** A reader checks in and saves one item after another until the site is gone. */
  async function read(
    url: string,
    reader: SignedIn,
    items: Item[],
    acknowledged: Acknowledged,
    acknowledge: () => void,
  ) {
    const call = (name: string, body: object) =>
      fetch(`${url}/functions/${name}`, {
        method: "POST",
        headers: { ...reader.headers, "content-type": "application/json", origin: url },
        body: JSON.stringify(body),
      });
    try {
      const streak = await call("check-in", {});
      expect(streak.status).toBe(200);
      await streak.text();
      acknowledged.checkedIn.add(reader.id);
      acknowledge();
      for (const { kind, id } of items) {
        const answer = await call("keep", {
          reader: reader.id,
          changes: [{ do: "save", kind, id }],
        });
        if (answer.status === 503) return;
        expect(answer.status).toBe(200);
        await answer.text();
        acknowledged.saved.add(`${reader.id} ${kind} ${id}`);
        acknowledge();
      }
    } catch (error) {
      // A connection that ends in the middle is what this test is about.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  it(`outlives ${rounds} kills without warning, whichever process they meet`, async () => {
    const acknowledged: Acknowledged = { saved: new Set(), checkedIn: new Set() };
    for (let round = 1; round <= rounds; round++) {
      const { site, url } = await begin();
      const { items, people } = await withDatabase(async (db) => ({
        items: [
          ...(await db.selectFrom("stories").select("id").execute()).map((row) => ({
            kind: "article" as const,
            id: row.id,
          })),
          ...(await db.selectFrom("videos").select("id").execute()).map((row) => ({
            kind: "video" as const,
            id: row.id,
          })),
        ],
        people: await Promise.all(
          Array.from({ length: readers }, () =>
            signIn(db, new Date(), { email: `${crypto.randomUUID()}@example.eu` }),
          ),
        ),
      }));
      expect(items.length).toBeGreaterThan(40);
      // Killed in mid-writing: after a number of answers that differs from round to round.
      const family = familyOf(site.pid).map((process) => process.pid);
      let left = 10 + 13 * (round % 7);
      const acknowledge = () => {
        if (--left === 0) process.kill(family[round % family.length] ?? site.pid, "SIGKILL");
      };
      await Promise.all(
        people.map((reader) => read(url, reader, items, acknowledged, acknowledge)),
      );
      expect(left).toBeLessThanOrEqual(0);
      expect(await survivors(family, 60_000)).toEqual([]);
    }
    const { site } = await begin();
    const there = await kept();
    expect([...acknowledged.saved].filter((key) => !there.saved.has(key))).toEqual([]);
    expect([...acknowledged.checkedIn].filter((id) => !there.checkedIn.has(id))).toEqual([]);
    expect(acknowledged.checkedIn.size).toBeGreaterThan(rounds);
    expect(acknowledged.saved.size).toBeGreaterThan(20 * rounds);
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  });
});
