import type { Db } from "#platform/db/db.server.ts";
import { isLive } from "../subscription.ts";
import {
  type Addressee,
  addresseeOf,
  type KeptRow,
  keptOf,
  type Row,
} from "./kept.queries.server.ts";

// Contracts, found by what their holder has at hand: a letter, a session, an address.

export type KeptContract = {
  token: string;
  kept: KeptRow;
  holder: Addressee & { name: string };
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** By the token of a letter. */
export async function contractByToken(db: Db, token: string): Promise<KeptContract | null> {
  if (!uuid.test(token)) return null;
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("contract_token", "=", token)
    .executeTakeFirst();
  return row ? withHolder(db, row) : null;
}

/** Of a reader: the one that lives, else the one that was begun last. */
export async function contractOfReader(db: Db, userId: string): Promise<KeptContract | null> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("refused_as", "is", null)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
  const row = rows.find((one) => isLive(keptOf(one))) ?? rows[0];
  return row ? withHolder(db, row) : null;
}

/** Of whoever has this address. */
export async function contractOfAddress(db: Db, email: string): Promise<KeptContract | null> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return user ? contractOfReader(db, user.id) : null;
}

async function withHolder(db: Db, row: Row): Promise<KeptContract | null> {
  const to = await addresseeOf(db, row.user_id);
  if (!to) return null;
  const profile = await db
    .selectFrom("profiles")
    .select(["first_name", "last_name"])
    .where("user_id", "=", row.user_id)
    .executeTakeFirst();
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ");
  return { token: row.contract_token, kept: keptOf(row), holder: { ...to, name } };
}
