import type { Db } from "./db/db.server.ts";

/** A fact that the installation stores about itself, such as the hash of the loaded catalogue; null when not set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Sets a fact or replaces it. `value` is anything that JSON can hold. */
export async function writeSetting(db: Db, key: string, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto("settings")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
