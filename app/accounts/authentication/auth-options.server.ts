import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import type { Database } from "#platform/db/db.server.ts";
import { type AccountCookie, accountCookiePrefix } from "#platform/http/cookies.ts";
import { clientHeader } from "#platform/http/rate-limit.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { keysOf } from "../session.server.ts";
import { sessionDays } from "../sessions.server.ts";
import { currentTx, passwords } from "./auth-transaction.server.ts";
import { joinDatabase } from "./joined-database.server.ts";
import { placeOf } from "./request-place.server.ts";

/** The account that the library tells of, as far as we ask. */
export type Account = { id: string; email: string; emailVerified: boolean };

/** What the library tells while it works; each call joins the transaction of what causes it. */
export type Told = {
  signedUp(account: Account): Promise<void>;
  signedUpAgain(account: Account): Promise<void>;
  askedToReset(account: Account, token: string): Promise<void>;
  reset(account: Account): Promise<void>;
};

export type Auth = ReturnType<typeof openAuth>;

/** Where a passkey belongs. Browsers want a name; an address in numbers is none, the developer's own machine has one. */
export function passkeyHome(baseUrl: string): { rpID: string; origin: string[] } {
  const { protocol, hostname, port, origin } = new URL(baseUrl);
  if (!["127.0.0.1", "[::1]", "localhost"].includes(hostname))
    return { rpID: hostname, origin: [origin] };
  return { rpID: "localhost", origin: [`${protocol}//localhost${port && `:${port}`}`] };
}

/** The authentication library on our tables and under our names. Its HTTP handler is not served (docs/decisions/007). */
export function openAuth({ db, config, log }: Pick<Basics, "db" | "config" | "log">, told: Told) {
  const { https, secret } = keysOf(config);
  const times = { createdAt: "created_at", updatedAt: "updated_at" };
  const { rpID, origin } = passkeyHome(config.baseUrl);
  const date = (fieldName: string) => ({ type: "date" as const, required: false, fieldName });
  return betterAuth({
    appName: config.site.name,
    baseURL: config.baseUrl,
    secret,
    trustedOrigins: [config.baseUrl],
    telemetry: { enabled: false },
    // Messages only: what comes with them may hold addresses and tokens.
    logger: {
      level: "error",
      log: (_level, message) => log.error({ part: "accounts" }, message.slice(0, 200)),
    },
    database: { db: joinDatabase(db), type: "postgres", transaction: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 1000,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: ({ user, token }) => told.askedToReset(user, token),
      onPasswordReset: ({ user }) => told.reset(user),
      onExistingUserSignUp: ({ user }) => told.signedUpAgain(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Its token lives until it expires, however often it is used: ours (links.server.ts) is used once.
      sendVerificationEmail: ({ user }) => told.signedUp(user),
    },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", ...times },
      additionalFields: {
        adultDeclaredAt: date("adult_declared_at"),
        termsAcceptedAt: date("terms_accepted_at"),
        termsVersion: { type: "string", required: false, fieldName: "terms_version" },
      },
    },
    session: {
      modelName: "sessions",
      expiresIn: sessionDays * 86_400,
      // Refreshed in one place: sessions.server.ts.
      disableSessionRefresh: true,
      // What freshness would protect asks for the password.
      freshAge: 0,
      fields: {
        ...{ userId: "user_id", expiresAt: "expires_at" },
        ...{ ipAddress: "ip_address", userAgent: "user_agent", ...times },
      },
    },
    account: {
      modelName: "accounts",
      fields: {
        ...{ userId: "user_id", accountId: "account_id", providerId: "provider_id", ...times },
        ...{ accessToken: "access_token", refreshToken: "refresh_token", idToken: "id_token" },
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", ...times },
      storeIdentifier: "hashed",
    },
    // Only the library's handler would count; attempts.server.ts does.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          // Nobody gets in unconfirmed or suspended, whichever way they came; where from is kept as a network.
          before: async (session) =>
            (await mayEnter(db, session.userId)) && {
              data: {
                ...session,
                ipAddress: placeOf(session.ipAddress ?? ""),
                userAgent: session.userAgent?.slice(0, 400) ?? null,
              },
            },
        },
      },
    },
    plugins: [
      passkey({
        ...{ rpID, origin, rpName: config.site.name },
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        advanced: { webAuthnChallengeCookie: "passkey" satisfies AccountCookie },
        schema: {
          passkey: {
            modelName: "passkeys",
            fields: {
              ...{ publicKey: "public_key", userId: "user_id", credentialID: "credential_id" },
              ...{ deviceType: "device_type", backedUp: "backed_up", createdAt: "created_at" },
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: accountCookiePrefix(https),
      // Else it would put a prefix of its own before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [clientHeader] },
    },
  });
}

async function mayEnter(db: Database, userId: string): Promise<boolean> {
  const user = await (currentTx() ?? db)
    .selectFrom("users")
    .select(["email_verified", "suspended_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.email_verified === true && user.suspended_at === null;
}
