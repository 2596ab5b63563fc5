import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import type { Database } from "#platform/db/db.server.ts";
import { clientHeader } from "#platform/http/client-address.server.ts";
import { type AccountCookie, accountCookiePrefix } from "#platform/http/cookies.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { sessionKeys } from "../request-session.server.ts";
import { sessionDays } from "../session-list.server.ts";
import { currentTx, passwords } from "./auth-transaction.server.ts";
import { joinDatabase } from "./joined-database.server.ts";
import { sessionNetwork } from "./session-network.server.ts";

/** The fields of the library's user that the hooks need. */
export type AuthUser = { id: string; email: string; emailVerified: boolean };

/** What follows from a sign-up; each call joins the transaction of the sign-up. */
export type AuthHooks = {
  onSignUp(user: AuthUser): Promise<void>;
  onSignUpOfExistingUser(user: AuthUser): Promise<void>;
};

export type Auth = ReturnType<typeof createAuth>;

/**
 * The relying party of passkeys (WebAuthn Level 3, 5.4.2). Its id must be a domain name: where the site runs under a
 * loopback address, it is `localhost`.
 */
export function relyingParty(baseUrl: string): { rpID: string; origin: string[] } {
  const { protocol, hostname, port, origin } = new URL(baseUrl);
  if (!["127.0.0.1", "[::1]", "localhost"].includes(hostname))
    return { rpID: hostname, origin: [origin] };
  return { rpID: "localhost", origin: [`${protocol}//localhost${port && `:${port}`}`] };
}

/** The authentication library on our tables. Its HTTP handler is not served (docs/decisions/007). */
export function createAuth(
  { db, config, log }: Pick<CoreServices, "db" | "config" | "log">,
  hooks: AuthHooks,
) {
  const { https, secret } = sessionKeys(config);
  const timestamps = { createdAt: "created_at", updatedAt: "updated_at" };
  const { rpID, origin } = relyingParty(config.baseUrl);
  const date = (fieldName: string) => ({ type: "date" as const, required: false, fieldName });
  return betterAuth({
    appName: config.site.name,
    baseURL: config.baseUrl,
    secret,
    trustedOrigins: [config.baseUrl],
    telemetry: { enabled: false },
    // Only the message is logged: its arguments may hold addresses and tokens.
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
      onExistingUserSignUp: ({ user }) => hooks.onSignUpOfExistingUser(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      // The library's token can be used until it expires; ours (email-tokens.server.ts) works once.
      sendVerificationEmail: ({ user }) => hooks.onSignUp(user),
    },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", ...timestamps },
      additionalFields: {
        adultDeclaredAt: date("adult_declared_at"),
        termsAcceptedAt: date("terms_accepted_at"),
        termsVersion: { type: "string", required: false, fieldName: "terms_version" },
      },
    },
    session: {
      modelName: "sessions",
      expiresIn: sessionDays * 86_400,
      // session-list.server.ts refreshes sessions.
      disableSessionRefresh: true,
      // What a fresh session would protect asks for the password instead.
      freshAge: 0,
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...timestamps,
      },
    },
    account: {
      modelName: "accounts",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...timestamps,
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", ...timestamps },
      storeIdentifier: "hashed",
    },
    // The library counts only in its HTTP handler; database-rate-limit.server.ts counts for us.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          // Unconfirmed and suspended accounts get no session, by password or by passkey.
          before: async (session) =>
            (await maySignIn(db, session.userId)) && {
              data: {
                ...session,
                ipAddress: sessionNetwork(session.ipAddress ?? ""),
                userAgent: session.userAgent?.slice(0, 400) ?? null,
              },
            },
        },
      },
    },
    plugins: [
      passkey({
        rpID,
        origin,
        rpName: config.site.name,
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        advanced: { webAuthnChallengeCookie: "passkey" satisfies AccountCookie },
        schema: {
          passkey: {
            modelName: "passkeys",
            fields: {
              publicKey: "public_key",
              userId: "user_id",
              credentialID: "credential_id",
              deviceType: "device_type",
              backedUp: "backed_up",
              createdAt: "created_at",
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: accountCookiePrefix(https),
      // The prefix above already is `__Host-`; the library would put `__Secure-` before it.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [clientHeader] },
    },
  });
}

async function maySignIn(db: Database, userId: string): Promise<boolean> {
  const user = await (currentTx() ?? db)
    .selectFrom("users")
    .select(["email_verified", "suspended_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.email_verified === true && user.suspended_at === null;
}
