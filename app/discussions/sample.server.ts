// A discussion of the sample newsroom. Its writers are invented, and each contribution says so.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { momentBefore } from "#platform/duration.ts";
import {
  countContribution,
  ensureDiscussion,
  findDiscussion,
  lockDiscussion,
} from "./discussions.server.ts";

const contributionFields = {
  name: z.string(),
  tier: z.enum(["basic", "premium"]),
  mark: z.enum(["author", "editor"]).optional(),
  lang: z.string(),
  /** How long before now it was written. */
  age: z.string(),
  appreciations: z.int().nonnegative(),
  picked: z.boolean().default(false),
  text: z.string(),
};
const file = z.array(
  z.strictObject({
    slug: z.string(),
    contributions: z.array(
      z.strictObject({
        ...contributionFields,
        replies: z.array(z.strictObject(contributionFields)),
      }),
    ),
  }),
);
type SampleContribution = Omit<z.infer<typeof file>[number]["contributions"][number], "replies">;

/** Writes the sample's contributions under pieces that have none. Never call it in production. */
export function loadSampleDiscussions(db: Db, dir: string, now: Date): Promise<void> {
  const all = file.parse(JSON.parse(readFileSync(join(dir, "discussions.json"), "utf8")));
  return transaction(db, async (tx) => {
    for (const { slug, contributions } of all) {
      const discussion = await findDiscussion(tx, "article", slug);
      if (!discussion || discussion.shown > 0) continue;
      const id = await ensureDiscussion(tx, discussion);
      for (const { replies, ...root } of contributions) {
        const begins = await write(tx, id, root, null, now);
        for (const reply of replies) await write(tx, id, reply, begins, now);
      }
    }
  });
}

async function write(
  tx: Tx,
  discussion: number,
  one: SampleContribution,
  root: number | null,
  now: Date,
): Promise<number> {
  const at = await lockDiscussion(tx, discussion);
  const { id } = await tx
    .insertInto("contributions")
    .values({
      discussion_id: discussion,
      root_id: root,
      parent_id: root,
      form_id: randomUUID(),
      text: one.text,
      lang: one.lang,
      state: "shown",
      tier: one.tier,
      mark: one.mark ?? null,
      appreciations: one.appreciations,
      picked_at: one.picked ? now : null,
      created_at: momentBefore(now, one.age) ?? now,
      sample_name: one.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await countContribution(tx, { id, discussion, root, parent: root }, 1, at);
  return id;
}

/** What went with the sample newsroom. @property byMembers how many of the contributions are members' own words */
export type RemovedDiscussions = { discussions: number; contributions: number; byMembers: number };

/** Deletes the discussions under pieces of the sample newsroom, before these go, with what members wrote there. */
export async function removeSampleDiscussions(db: Db): Promise<RemovedDiscussions> {
  const { rows } = await sql<RemovedDiscussions>`
    with removed as (
      delete from discussions where story_id in (select id from stories where sample) returning id
    )
    select (select count(*) from removed)::int as discussions, count(*)::int as contributions,
      count(*) filter (where sample_name is null)::int as "byMembers"
    from contributions where discussion_id in (select id from removed) and state <> 'deleted'`.execute(
    db,
  );
  return rows[0] ?? { discussions: 0, contributions: 0, byMembers: 0 };
}
