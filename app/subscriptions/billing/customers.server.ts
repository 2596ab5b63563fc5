import { createHash } from "node:crypto";
import type { Locale } from "#platform/locale.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { isNotFound, type Provider } from "./provider.server.ts";
import { getCustomer } from "./subscriptions.queries.server.ts";

/** The key by which the provider recognises a repeated request: the same operation with the same values. */
export const idempotencyKeyOf = (operation: string, ...parts: string[]): string =>
  `${operation}-${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)}`;

/**
 * The provider's customer for a reader, made when there is none. The caller holds the reader's lease, so that no two
 * are made at once; after a crash the idempotency key finds the one that was made.
 */
export async function ensureCustomer(
  { db, now }: Pick<CoreServices, "db" | "now">,
  provider: Provider,
  reader: { id: string; email: string },
  locale: Locale,
): Promise<string> {
  const known = await getCustomer(db, reader.id);
  if (known) {
    const existing = await provider.customers.retrieve(known.id).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    });
    if (existing && !existing.deleted) return known.id;
  }
  const { id } = await provider.customers.create(
    {
      email: reader.email,
      preferred_locales: [locale],
      metadata: { user_id: reader.id },
    },
    {
      idempotencyKey: idempotencyKeyOf(
        "customer",
        reader.id,
        reader.email,
        locale,
        known?.id ?? "",
      ),
    },
  );
  const fresh = { id, created_at: now() };
  await db
    .insertInto("customers")
    .values({ user_id: reader.id, ...fresh })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute();
  return id;
}
