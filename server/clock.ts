import { z } from "zod";
import type { Db } from "#platform/db.server.ts";
import { readSetting } from "#platform/settings.server.ts";

const kept = z.object({ aheadMs: z.number().min(0) }).catch({ aheadMs: 0 });

/** By how many milliseconds the product's clock is ahead of the real one; `/dev/clock` sets it. */
export const readOffset = async (db: Db): Promise<number> =>
  kept.parse(await readSetting(db, "clock")).aheadMs;
