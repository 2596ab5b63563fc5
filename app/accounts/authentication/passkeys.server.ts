import type { Db } from "#platform/db/db.server.ts";
import { countAttempt, type Limit } from "#platform/http/attempts.server.ts";
import type { Basics } from "#platform/services.server.ts";
import type { Reader } from "../reader.ts";
import { type Proof, provePassword } from "./account-changes.server.ts";
import { answered, libraryOf } from "./auth.server.ts";
import { errand, onErrand } from "./auth-transaction.server.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import { sendLetter } from "./letters.mail.server.ts";
import { type Asking, networkIn, type SignedIn } from "./sign-in.server.ts";

type House = Pick<Basics, "db" | "config" | "now" | "log">;

const ceremonies: Limit = { calls: 100, windowMs: 60 * 60_000 };

export type Passkey = { id: string; name: string; addedAt: string | null };
/** What the browser is to be asked, and the cookies that go with it (WebAuthn Level 3, 5.4 and 5.5). */
export type Ceremony = { options: object; cookies: string[] };

type Owner = Pick<Reader, "id">;

export async function listPasskeys({ db }: { db: Db }, reader: Owner): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at"])
    .where("user_id", "=", reader.id)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    ...{ id, name: name ?? "", addedAt: created_at?.toISOString() ?? null },
  }));
}

/** Begins to add a passkey. Who has only the open browser and not the password must not add one. */
export async function beginPasskey(
  house: House,
  { headers, locale }: Asking,
  reader: Reader,
  password: string,
): Promise<Ceremony | Exclude<Proof, "right">> {
  const proof = await provePassword(house, reader.id, password);
  if (proof !== "right") return proof;
  const made = await onErrand(house.db, { locale }, () =>
    libraryOf(house).api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  );
  return { options: made.response, cookies: made.headers.getSetCookie() };
}

/** Keeps what the browser made, and writes to the reader about it. @returns whether it is what was asked for */
export async function addPasskey(
  house: House,
  { headers, locale }: Asking,
  reader: Reader,
  given: { name: string; response: object },
): Promise<boolean> {
  const added = await onErrand(house.db, { locale }, async () => {
    // Within the transaction, so that a challenge that failed is used up too.
    const made = await answered(
      libraryOf(house).api.verifyPasskeyRegistration({
        body: { name: given.name.trim().slice(0, 80), response: given.response },
        headers,
      }),
    );
    const to = { userId: reader.id, email: reader.email, locale };
    if (made.ok) await sendLetter(house, errand().tx, to, "passkeyAdded");
    return made;
  });
  return added.ok;
}

export async function beginPasskeySignIn(
  house: House,
  asking: Asking,
): Promise<Ceremony | { wait: number }> {
  const wait = await countAttempt(house.db, [
    { key: `passkey network:${networkIn(asking)}`, ...ceremonies },
  ]);
  if (wait > 0) return { wait };
  const { headers, locale } = asking;
  const made = await onErrand(house.db, { locale }, () =>
    libraryOf(house).api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
  );
  return { options: made.response, cookies: made.headers.getSetCookie() };
}

export async function signInByPasskey(
  house: House,
  { headers, locale }: Asking,
  response: Record<string, unknown>,
): Promise<SignedIn> {
  const given = await onErrand(house.db, { locale }, () =>
    answered(
      libraryOf(house).api.verifyPasskeyAuthentication({
        // Whatever the browser sent: the library judges its shape.
        body: { response: response as never },
        headers,
        returnHeaders: true,
      }),
    ),
  );
  if (!given.ok) return { ok: false, reason: "wrong" };
  const opened = given.value.headers.getSetCookie();
  const { email } = given.value.response.user;
  return { ok: true, cookies: [...opened, deviceCookie(house.config, headers, email)] };
}

/** @returns whether the reader has a passkey under this id */
export async function namePasskey(
  { db }: House,
  reader: Reader,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const done = await db
    .updateTable("passkeys")
    .set({ name: name.trim().slice(0, 80) })
    .where((e) => e(e.cast<string>("id", "text"), "=", id))
    .where("user_id", "=", reader.id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function removePasskey(
  { db }: { db: Db },
  reader: Owner,
  id: string,
): Promise<boolean> {
  const done = await db
    .deleteFrom("passkeys")
    .where((e) => e(e.cast<string>("id", "text"), "=", id))
    .where("user_id", "=", reader.id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
