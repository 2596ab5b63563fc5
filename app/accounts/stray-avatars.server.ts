import type { Db } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import { listAll, type Storage } from "#platform/storage/storage.server.ts";
import { smallAvatar } from "./avatar.ts";

/** An upload stores its files before the profile names them. */
const uploadMs = minuteMs;

/** The keys of the stored pictures that no profile names: of erased readers, and replaced ones. */
export async function strayAvatars(db: Db, storage: Pick<Storage, "list">): Promise<string[]> {
  const old = Date.now() - uploadMs;
  const stored = await listAll(storage, "avatars/");
  const rows = await db
    .selectFrom("profiles")
    .select("avatar_url")
    .where("avatar_url", "is not", null)
    .execute();
  const named = new Set(
    rows.flatMap(({ avatar_url: url }) =>
      url ? [url, smallAvatar(url)].map((one) => one.replace(/^\/avatar\//, "avatars/")) : [],
    ),
  );
  // A database that knows none of these pictures is more likely another one than that of these files.
  if (!stored.some(({ key }) => named.has(key))) return [];
  return stored
    .filter(({ key, storedAt }) => storedAt < old && !named.has(key))
    .map(({ key }) => key);
}
