import { afterAll, beforeAll, expect, it } from "vitest";
import { optIn, optOut } from "#stories/sources.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { publish } from "../../tests/factories/stories.ts";
import { versionFactsOf } from "./versions.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await publish(test.db, now);
  await test.pool.query(`
    insert into videos (id, source_id, title, lang, identity, content_hash, published_at, updated_at)
      values (7, 'newsroom', 'A ferry', 'en', 'g:1', 'x', now(), now());
    insert into shows (id, slug, source_id, name, lang, updated_at) values (1, 's', 'newsroom', 'A show', 'de', now());
    insert into episodes (id, show_id, title, lang, identity, content_hash, published_at, updated_at)
      values (8, 1, 'An episode', 'de', 'g:2', 'x', now(), now())`);
});
afterAll(() => test?.close());

it("a copy has a version as long as its item is visible", async () => {
  const { id } = await test.db.selectFrom("stories").select("id").executeTakeFirstOrThrow();
  const items = [
    { kind: "article", id },
    { kind: "video", id: 7 },
    { kind: "podcast", id: 8 },
  ] as const;
  const keys = async () => (await versionFactsOf(test.db, items)).map(({ key }) => key);
  const all = [`article:${id}`, "video:7", "podcast:8"];
  expect(await keys()).toEqual(all);
  await optOut(test.db, "newsroom", { actor: "operator", now });
  expect(await keys()).toEqual([]);
  await optIn(test.db, "newsroom", { actor: "operator", now });
  expect(await keys()).toEqual(all);
  await test.pool.query("update videos set withdrawn_at = now()");
  expect(await keys()).toEqual([`article:${id}`, "podcast:8"]);
  // No feed has to name a publisher's page: a recording of ours is what has a file of ours.
  const own = async () =>
    (await versionFactsOf(test.db, [{ kind: "podcast", id: 8 }])).map((fact) => fact.provenance);
  expect(await own()).toEqual(["feed"]);
  await test.pool.query("update episodes set recording = 'recordings/one'");
  expect(await own()).toEqual(["own"]);
});
