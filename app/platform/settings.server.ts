import type { Db } from "./db/db.server.ts";

/** One of the few facts that the installation keeps about itself, such as what was loaded; null: never set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Sets it, whatever it was. `value` is anything that JSON holds. */
export async function writeSetting(db: Db, key: string, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto("settings")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
