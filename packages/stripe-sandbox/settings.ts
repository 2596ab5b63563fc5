// The only place where the environment is read.
import { join } from "node:path";

export type Settings = {
  port: number;
  host: string;
  folder: string;
  secretKey: string;
  webhook: { url: string; secret: string } | null;
  publicUrl: string | null;
  businessName: string;
};

/** Reads and checks all settings; every mistake is a line that says what would be right. */
export function readSettings(
  env: NodeJS.ProcessEnv = process.env,
): { ok: true; settings: Settings } | { ok: false; mistakes: string[] } {
  const mistakes: string[] = [];
  const port = env.SANDBOX_PORT ?? "3100";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    mistakes.push("SANDBOX_PORT must be a number from 0 to 65535");
  const secretKey = env.SANDBOX_SECRET_KEY ?? "sk_test_sandbox";
  if (!secretKey.startsWith("sk_test_"))
    mistakes.push("SANDBOX_SECRET_KEY must begin with sk_test_");
  const [url, secret] = [env.SANDBOX_WEBHOOK_URL, env.SANDBOX_WEBHOOK_SECRET];
  if (Boolean(url) !== Boolean(secret))
    mistakes.push("SANDBOX_WEBHOOK_URL and SANDBOX_WEBHOOK_SECRET belong together");
  if (url && !/^https?:\/\//.test(url))
    mistakes.push("SANDBOX_WEBHOOK_URL must be an http address");
  if (secret && !secret.startsWith("whsec_"))
    mistakes.push("SANDBOX_WEBHOOK_SECRET must begin with whsec_");
  const publicUrl = env.SANDBOX_PUBLIC_URL ?? null;
  if (publicUrl !== null && !/^https?:\/\//.test(publicUrl))
    mistakes.push("SANDBOX_PUBLIC_URL must be an http address");
  if (env.NODE_ENV === "production" && env.SANDBOX_ALLOW_PRODUCTION !== "1")
    mistakes.push(
      "NODE_ENV is production, where nobody pays with a sandbox; SANDBOX_ALLOW_PRODUCTION=1 starts it all the same",
    );
  if (mistakes.length) return { ok: false, mistakes };
  return {
    ok: true,
    settings: {
      port: Number(port),
      host: env.SANDBOX_HOST ?? "127.0.0.1",
      folder: env.SANDBOX_DATA_DIR ?? join("data", "stripe-sandbox"),
      secretKey,
      webhook: url && secret ? { url, secret } : null,
      publicUrl,
      businessName: env.SANDBOX_BUSINESS_NAME ?? "Eunison",
    },
  };
}
