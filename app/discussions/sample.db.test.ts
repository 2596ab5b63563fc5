import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSample } from "#media/sample.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import { ensureDiscussion, findDiscussion } from "./discussions.server.ts";
import { loadSampleDiscussions, removeSampleDiscussions } from "./sample.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const dir = join(import.meta.dirname, "../../db/seed");

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
  await loadSample(t.db, now, { dir });
  await loadSampleDiscussions(t.db, dir, now);
});
afterAll(() => t.close());

async function contribute(discussion: number, state: "shown" | "held" | "deleted"): Promise<void> {
  const { id } = await signIn(t.db, now, { tier: "basic" });
  const written = { text: "A member's words.", lang: "en", tier: "basic" as const };
  await t.db
    .insertInto("contributions")
    .values({
      ...written,
      discussion_id: discussion,
      user_id: id,
      form_id: randomUUID(),
      state,
      created_at: now,
    })
    .execute();
}

it("counts what goes with the sample newsroom, members' words apart, and leaves all else", async () => {
  const counted = async () => {
    const { rows } = await t.pool.query("select count(*)::int as n from contributions");
    return rows[0].n;
  };
  const invented = await counted();
  const { rows } = await t.pool.query("select id from discussions order by id");
  for (const state of ["shown", "held", "deleted"] as const) await contribute(rows[0].id, state);
  const slug = await publish(t.db, now);
  const real = await findDiscussion(t.db, "article", slug);
  if (!real) throw new Error("no discussion");
  await contribute(await transaction(t.db, (tx) => ensureDiscussion(tx, real)), "shown");
  expect(await removeSampleDiscussions(t.db)).toEqual({
    discussions: rows.length,
    contributions: invented + 2,
    byMembers: 2,
  });
  expect(await counted()).toBe(1);
  expect(await removeSampleDiscussions(t.db)).toMatchObject({ discussions: 0, contributions: 0 });
});
