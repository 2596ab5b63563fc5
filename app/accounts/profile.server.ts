import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { avatarAddress, deleteAvatar, type PictureStore, storeAvatar } from "./avatar.server.ts";
import type { PictureProblem } from "./avatar.ts";
import {
  type Profile,
  type ProfileField,
  type ProfileProblems,
  profileProblems,
  trimProfile,
} from "./profile.ts";
import { isTimeZone } from "./time-zones.server.ts";

/** A reader's profile, with the defaults for empty fields. */
export async function profileOf(db: Db, readerId: string): Promise<Profile> {
  const row = await db
    .selectFrom("profiles")
    .select(["first_name", "last_name", "bio", "phone", "location", "timezone"])
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  return {
    first_name: row?.first_name ?? "",
    last_name: row?.last_name ?? "",
    bio: row?.bio ?? "",
    phone: row?.phone ?? "",
    location: row?.location ?? "",
    timezone: row?.timezone ?? "UTC",
  };
}

/** Saves a profile. Only the profile's fields are taken from `sent`. @returns the problems by field */
export async function saveProfile(
  db: Db,
  readerId: string,
  sent: Record<ProfileField, string>,
  now: Date,
): Promise<{ ok: true } | { ok: false; problems: ProfileProblems }> {
  const profile = trimProfile(sent);
  const problems = profileProblems(profile);
  // The present zone stays valid, even if it has been renamed since it was chosen.
  if (
    !isTimeZone(profile.timezone) &&
    profile.timezone !== (await profileOf(db, readerId)).timezone
  )
    problems.timezone = "timezone";
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const values = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    bio: profile.bio || null,
    phone: profile.phone || null,
    location: profile.location || null,
    timezone: profile.timezone,
    updated_at: now,
  };
  await db
    .insertInto("profiles")
    .values({ user_id: readerId, ...values })
    .onConflict((c) => c.column("user_id").doUpdateSet(values))
    .execute();
  return { ok: true };
}

/** Begins the profile of a new account with a known time zone. */
export const saveFirstTimeZone = (
  db: Db,
  readerId: string,
  timezone: string,
  now: Date,
): Promise<unknown> =>
  db
    .insertInto("profiles")
    .values({ user_id: readerId, timezone, updated_at: now })
    .onConflict((c) => c.column("user_id").doNothing())
    .execute();

type Store = { db: Database; storage: Storage };

/** Sets the reader's picture and deletes the files of the one before. */
export async function setAvatar(
  { db, storage, images }: Store & PictureStore,
  readerId: string,
  bytes: Uint8Array,
  now: Date,
): Promise<{ ok: true; url: string } | { ok: false; reason: PictureProblem }> {
  const stored = await storeAvatar({ storage, images }, readerId, bytes);
  if (!stored.ok) return stored;
  const url = avatarAddress(stored.name);
  const old = await replaceAvatar(db, readerId, url, now).catch(async (error: unknown) => {
    await deleteAvatar(storage, url);
    throw error;
  });
  await deleteAvatar(storage, old);
  return { ok: true, url };
}

/** Removes a reader's picture and its files. */
export async function removeAvatar({ db, storage }: Store, readerId: string): Promise<void> {
  const old = await transaction(db, async (tx) => {
    const row = await tx
      .selectFrom("profiles")
      .select("avatar_url")
      .where("user_id", "=", readerId)
      .forUpdate()
      .executeTakeFirst();
    await tx
      .updateTable("profiles")
      .set({ avatar_url: null })
      .where("user_id", "=", readerId)
      .execute();
    return row?.avatar_url ?? null;
  });
  await deleteAvatar(storage, old);
}

/** @returns the previous address. Two uploads at once wait for each other, so that no file is left over. */
const replaceAvatar = (db: Db, readerId: string, url: string, now: Date): Promise<string | null> =>
  transaction(db, async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", readerId).forUpdate().execute();
    const row = await tx
      .selectFrom("profiles")
      .select("avatar_url")
      .where("user_id", "=", readerId)
      .executeTakeFirst();
    await tx
      .insertInto("profiles")
      .values({ user_id: readerId, avatar_url: url, updated_at: now })
      .onConflict((c) => c.column("user_id").doUpdateSet({ avatar_url: url, updated_at: now }))
      .execute();
    return row?.avatar_url ?? null;
  });
