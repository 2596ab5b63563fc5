import { cutText } from "#platform/cut-text.ts";
import type { Db } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { countAttempt, type Limit } from "#platform/http/database-rate-limit.server.ts";
import { saveFirstLocale } from "../letter-language.server.ts";
import type { Reader } from "../reader.ts";
import { type PasswordCheck, verifyAccountPassword } from "./account-changes.server.ts";
import { sendAccountMail } from "./account-mails.mail.server.ts";
import { type AuthServices, authOf, resultOrRefusal } from "./auth.server.ts";
import { runInAuthTransaction } from "./auth-transaction.server.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import type { AuthRequest, SignInResult } from "./sign-in.server.ts";

const signInCeremonies: Limit = { calls: 100, windowMs: hourMs };

export type Passkey = { id: string; name: string; addedAt: string | null };
/** The options that the browser's WebAuthn call takes (Level 3, 5.4 and 5.5), and the cookie of the challenge. */
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
    id,
    name: name ?? "",
    addedAt: created_at?.toISOString() ?? null,
  }));
}

/** Begins to add a passkey. It takes the password, so that an open browser alone is not enough. */
export async function beginPasskey(
  services: AuthServices,
  { headers, locale }: AuthRequest,
  reader: Reader,
  password: string,
): Promise<Ceremony | Exclude<PasswordCheck, "right">> {
  const check = await verifyAccountPassword(services, reader.id, password);
  if (check !== "right") return check;
  const options = await runInAuthTransaction(services.db, { locale }, () =>
    authOf(services).api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  );
  return { options: options.response, cookies: options.headers.getSetCookie() };
}

/** Stores the passkey that the browser created, and mails the reader. @returns whether it answers the challenge */
export async function addPasskey(
  services: AuthServices,
  { headers, locale }: AuthRequest,
  reader: Reader,
  created: { name: string; response: object },
): Promise<boolean> {
  const stored = await runInAuthTransaction(services.db, { locale }, async (tx) => {
    // A refusal is a value here, not a throw: the transaction commits, and the challenge is used up.
    const verified = await resultOrRefusal(
      authOf(services).api.verifyPasskeyRegistration({
        body: { name: cutText(created.name.trim(), 80), response: created.response },
        headers,
      }),
    );
    const recipient = { userId: reader.id, email: reader.email, locale };
    if (verified.ok) await sendAccountMail(services, tx, recipient, "passkeyAdded");
    return verified;
  });
  return stored.ok;
}

export async function beginPasskeySignIn(
  services: AuthServices,
  request: AuthRequest,
): Promise<Ceremony | { wait: number }> {
  const wait = await countAttempt(services.db, [
    { key: `passkey network:${networkOfRequest(request)}`, ...signInCeremonies },
  ]);
  if (wait > 0) return { wait };
  const { headers, locale } = request;
  const options = await runInAuthTransaction(services.db, { locale }, () =>
    authOf(services).api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
  );
  return { options: options.response, cookies: options.headers.getSetCookie() };
}

export async function signInByPasskey(
  services: AuthServices,
  { headers, locale }: AuthRequest,
  response: Record<string, unknown>,
): Promise<SignInResult> {
  const session = await runInAuthTransaction(services.db, { locale }, () =>
    resultOrRefusal(
      authOf(services).api.verifyPasskeyAuthentication({
        // The library validates the shape.
        body: { response: response as never },
        headers,
        returnHeaders: true,
      }),
    ),
  );
  if (!session.ok) return { ok: false, reason: "wrong" };
  const cookies = session.value.headers.getSetCookie();
  const { id, email } = session.value.response.user;
  await saveFirstLocale(services.db, id, locale);
  return { ok: true, cookies: [...cookies, deviceCookie(services.config, headers, email)] };
}

/** @returns whether the reader has a passkey with this id */
export async function renamePasskey(
  { db }: { db: Db },
  reader: Reader,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable("passkeys")
    .set({ name: cutText(name.trim(), 80) })
    .where((e) => e(e.cast<string>("id", "text"), "=", id))
    .where("user_id", "=", reader.id)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

export async function removePasskey(
  { db }: { db: Db },
  reader: Owner,
  id: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom("passkeys")
    .where((e) => e(e.cast<string>("id", "text"), "=", id))
    .where("user_id", "=", reader.id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
