import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frontPage } from "#events/front.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { writeSetting } from "#platform/settings.server.ts";
import { openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { deliver, publish } from "../tests/factories/stories.ts";
import { openFiles } from "./files.ts";
import { seed, withdrawUnreviewedPieces } from "./seed.ts";

const now = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
let lines: { fields: object; message: string }[];
const start = async (env: Record<string, string>) => {
  lines = [];
  const line = (fields: object, message: string) => void lines.push({ fields, message });
  const config = readConfig({ DATA_DIR: "/nowhere", ...env });
  const services = {
    db: t.db,
    config,
    storage: openFiles(config),
    now: () => now,
    log: { info: line, warn: line, error: line, fatal: line },
  };
  await seed(services);
  await withdrawUnreviewedPieces(services);
};
const shown = () =>
  t.db
    .selectFrom("stories")
    .select(["slug", "sample"])
    .where("provenance", "=", "own")
    .where("withdrawn_at", "is", null)
    .execute();

beforeAll(async () => {
  t = await openTestDatabase();
  // The catalogue counts as loaded: it is not what is looked at here.
  const catalogue = readFileSync(join(import.meta.dirname, "../db/catalogue/sources.json"));
  await writeSetting(t.db, "catalogue", createHash("sha256").update(catalogue).digest("hex"), now);
});
afterAll(() => t?.close());

describe("a start in production", () => {
  it("takes off every piece that no named person has reviewed, once, and says how many lessons wait", async () => {
    await publish(t.db, now, { sample: true, ai: { used: true, reviewedBy: null } });
    const reviewed = await publish(t.db, now, {
      ai: { used: true, reviewedBy: "I. Valckenborgh" },
    });
    for (const ai of [null, { used: false, reviewedBy: null }, { used: true, reviewedBy: " " }])
      await publish(t.db, now, { ai });
    await deliver(t.db, now);
    expect(await shown()).toHaveLength(5);
    await start({ NODE_ENV: "production" });
    expect(await shown()).toEqual([{ slug: reviewed, sample: false }]);
    const front = await frontPage(t.db, now, { languages: null });
    expect(front.map(({ provenance }) => provenance).toSorted()).toEqual(["feed", "own"]);
    expect(lines.find(({ message }) => message.startsWith("pieces without"))).toMatchObject({
      fields: { pieces: 4 },
    });
    expect(lines.find(({ message }) => message.startsWith("lessons without"))).toMatchObject({
      fields: { lessons: 40 },
    });
    const noted = await t.db
      .selectFrom("audit")
      .select("id")
      .where("action", "=", "story.unpublish")
      .execute();
    expect(noted).toHaveLength(4);
    await start({ NODE_ENV: "production" });
    expect(lines.some(({ message }) => message.startsWith("pieces without"))).toBe(false);
  });
});
