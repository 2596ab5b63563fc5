import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent } from "../../tests/factories/events.ts";
import type { DiscussionState } from "./discussion.ts";
import { findDiscussion, setDiscussionState } from "./discussions.server.ts";
import { moveMergedDiscussions } from "./merged-events.server.ts";

const now = new Date("2026-11-20T12:00:00Z");

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t?.close());

it.each([
  ["hold", "open", "hold"],
  ["closed", "hold", "closed"],
  ["open", "closed", "closed"],
  ["open", "open", "open"],
] as const)("makes of %s and %s a discussion that is %s", async (from, into, became) => {
  const event = async (state: DiscussionState) => {
    const { id, slug } = await createEvent(t.db, now, [{ source: "gazette" }, { source: "post" }]);
    const discussion = await findDiscussion(t.db, "event", slug);
    if (!discussion) throw new Error("no discussion");
    await setDiscussionState(t.db, discussion, { state }, { actor: "test", now });
    return { id, slug };
  };
  const [merged, target] = [await event(from), await event(into)];
  await t.db
    .updateTable("events")
    .set({ merged_into: target.id })
    .where("id", "=", merged.id)
    .execute();
  expect(await moveMergedDiscussions(t.db)).toBe(1);
  expect((await findDiscussion(t.db, "event", target.slug))?.state).toBe(became);
});
