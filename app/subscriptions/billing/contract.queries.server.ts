import type { Db } from "#platform/db/db.server.ts";
import { isUuid } from "#platform/uuid.ts";
import { isLive, type SubscriptionRecord } from "../subscription.ts";
import {
  type Addressee,
  getAddressee,
  recordOf,
  type SubscriptionRow,
} from "./subscriptions.queries.server.ts";

// Finds contracts by the token of a letter, by reader, or by e-mail address.

export type ContractRecord = {
  token: string;
  subscription: SubscriptionRecord;
  holder: Addressee & { name: string };
};

export async function contractByToken(db: Db, token: string): Promise<ContractRecord | null> {
  if (!isUuid(token)) return null;
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("contract_token", "=", token)
    .executeTakeFirst();
  return row ? withHolder(db, row) : null;
}

/** The live contract of a reader, else the one that began last. */
export async function contractByReader(db: Db, userId: string): Promise<ContractRecord | null> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("refused_as", "is", null)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
  const row = rows.find((one) => isLive(recordOf(one))) ?? rows[0];
  return row ? withHolder(db, row) : null;
}

export async function contractByEmail(db: Db, email: string): Promise<ContractRecord | null> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return user ? contractByReader(db, user.id) : null;
}

async function withHolder(db: Db, row: SubscriptionRow): Promise<ContractRecord | null> {
  const to = await getAddressee(db, row.user_id);
  if (!to) return null;
  const profile = await db
    .selectFrom("profiles")
    .select(["first_name", "last_name"])
    .where("user_id", "=", row.user_id)
    .executeTakeFirst();
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ");
  return { token: row.contract_token, subscription: recordOf(row), holder: { ...to, name } };
}
