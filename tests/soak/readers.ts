// Readers who save and remove as fast as they are answered, and the changes that the site has acknowledged.
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#platform/db/db.server.ts";
import { signIn } from "../factories/readers.ts";

const atOnce = 4;
const patienceMs = 300_000;

export type Readers = {
  /** Reads and saves at these addresses; a reader who gets no answer goes on at the next one. */
  begin(db: Database, urls: string[]): Promise<Reading>;
  /** How many changes were acknowledged, ever. */
  acknowledged(): number;
  /** How many of all items are not as the site said that they are. */
  lost(db: Database): Promise<number>;
};

export type Reading = {
  /** Resolves when so many more changes have been acknowledged. */
  more(count: number): Promise<void>;
  /** Ends it. @returns how often each address gave no answer, or refused */
  end(): Promise<Map<string, number>>;
};

type Item = { kind: "article" | "video"; id: number };
type Change = "save" | "remove";

const nameOf = (reader: string, { kind, id }: Item) => `${reader} ${kind} ${id}`;

export function openReaders(): Readers {
  /** The last acknowledged change of each item, and the items whose newest change was never answered. */
  const acknowledged = new Map<string, Change>();
  const unanswered = new Set<string>();
  let count = 0;

  return {
    acknowledged: () => count,
    begin: async (db, urls) => {
      const items = await listItems(db);
      const people = await Promise.all(
        Array.from({ length: atOnce }, () =>
          signIn(db, new Date(), { email: `${crypto.randomUUID()}@example.eu` }),
        ),
      );
      const failures = new Map<string, number>();
      const stop = new AbortController();
      const read = async (n: number) => {
        const { id, headers } = people[n] as (typeof people)[number];
        let turn = n;
        for (let step = 0; !stop.signal.aborted; ) {
          const item = items[step % items.length] as Item;
          const change: Change = Math.floor(step / items.length) % 2 ? "remove" : "save";
          const name = nameOf(id, item);
          const url = urls[turn % urls.length] ?? "";
          unanswered.add(name);
          if (await isDone(url, { id, cookie: headers.cookie, change, item })) {
            acknowledged.set(name, change);
            unanswered.delete(name);
            count += 1;
            step += 1;
          } else {
            failures.set(url, (failures.get(url) ?? 0) + 1);
            turn += 1;
            await delay(50);
          }
        }
      };
      const reading = Promise.all(people.map((_, n) => read(n)));
      return {
        more: async (wanted) => {
          const goal = count + wanted;
          const last = performance.now() + patienceMs;
          while (count < goal) {
            if (performance.now() > last) throw new Error("nothing is acknowledged any more");
            await delay(20);
          }
        },
        end: async () => {
          stop.abort();
          await reading;
          return failures;
        },
      };
    },
    lost: async (db) => {
      const rows = await db
        .selectFrom("saved_items")
        .select(["user_id", "kind", "item_id"])
        .execute();
      const there = new Set(rows.map((row) => `${row.user_id} ${row.kind} ${row.item_id}`));
      return [...acknowledged].filter(
        ([name, change]) => !unanswered.has(name) && there.has(name) !== (change === "save"),
      ).length;
    },
  };
}

async function listItems(db: Database): Promise<Item[]> {
  const stories = await db.selectFrom("stories").select("id").limit(60).execute();
  const videos = await db.selectFrom("videos").select("id").limit(20).execute();
  return [
    ...stories.map(({ id }) => ({ kind: "article" as const, id })),
    ...videos.map(({ id }) => ({ kind: "video" as const, id })),
  ];
}

/** Whether the site acknowledged a change. */
async function isDone(
  url: string,
  { id, cookie, change, item }: { id: string; cookie: string; change: Change; item: Item },
): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/functions/keep`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", origin: url },
      body: JSON.stringify({ reader: id, changes: [{ do: change, ...item }] }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { results } = await answer.json();
    return answer.status === 200 && results[0] === null;
  } catch {
    return false;
  }
}
