// WebSub (W3C Recommendation, 2018): a publisher notifies a hub of changed feeds, and the hub notifies the subscribers,
// so that nobody has to poll.
import { sql } from "kysely";
import { z } from "zod";
import type { Config } from "./config.server.ts";
import type { Db } from "./db/db.server.ts";
import { readSetting, writeSetting } from "./settings.server.ts";

/** The paths of the feeds that the hub is notified of, by the topic of the outbox that changes them. */
export type FeedsByTopic = Record<"stories" | "media", () => Promise<readonly string[]>>;

const settingName = "websub";
const cursors = z.object({ stories: z.number(), media: z.number() }).partial().catch({});
const timeoutMs = 10_000;

/**
 * Notifies the hub of the feeds that have changed since the last time; does nothing if no hub is configured. Retries
 * updates that the hub refused.
 * @returns how many feeds it was notified of
 * @throws when the hub refuses or does not answer
 */
export async function notifyWebSubHub(
  { db, config, now }: { db: Db; config: Pick<Config, "webSubHub" | "baseUrl">; now: () => Date },
  feeds: FeedsByTopic,
): Promise<number> {
  const { webSubHub, baseUrl } = config;
  if (webSubHub === null) return 0;
  const before = cursors.parse(await readSetting(db, settingName));
  const newest = await newestChanges(db);
  const isNew = (topic: keyof FeedsByTopic) => (newest[topic] ?? 0) > (before[topic] ?? 0);
  const paths = [
    ...(isNew("stories") ? await feeds.stories() : []),
    ...(isNew("media") ? await feeds.media() : []),
  ];
  if (paths.length === 0) return 0;
  const body = new URLSearchParams({ "hub.mode": "publish" });
  for (const path of paths) body.append("hub.url", baseUrl + path);
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(webSubHub, { method: "POST", body, signal, redirect: "error" });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the WebSub hub answered ${answer.status}`);
  await writeSetting(db, settingName, { ...before, ...newest }, now());
  return paths.length;
}

/** The id of the newest change of each topic. Changes older than a day are deleted; then the stored cursor stays. */
async function newestChanges(db: Db): Promise<z.infer<typeof cursors>> {
  const { rows } = await sql<{ topic: string; id: string }>`
    select topic, max(id) as id from live_events where topic in ('stories', 'media') group by topic`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ topic, id }) => [topic, Number(id)]));
}
