import type Stripe from "stripe";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";

// The payment provider's client, and its errors.

export type Provider = Stripe;
type BillingConfig = Pick<Config, "stripe">;

const clients = new Map<string, Promise<Provider>>();

/** The provider's client; null while the site takes no payments. */
export async function openProvider({ stripe }: BillingConfig): Promise<Provider | null> {
  if (!stripe) return null;
  const { secretKey, apiUrl } = stripe;
  const name = `${apiUrl ?? ""} ${secretKey}`;
  const known = clients.get(name);
  if (known) return known;
  const made = connect(secretKey, apiUrl);
  clients.set(name, made);
  return made;
}

async function connect(secretKey: string, apiUrl: string | null): Promise<Provider> {
  // Loaded when it is first needed: half a megabyte of source.
  const { default: Client } = await import("stripe");
  const url = apiUrl ? new URL(apiUrl) : null;
  return new Client(secretKey, {
    // A reader waits for the answer.
    timeout: 8_000,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: "Eunison" },
    ...(url && {
      host: url.hostname,
      port: Number(url.port) || (url.protocol === "https:" ? 443 : 80),
      protocol: url.protocol === "https:" ? "https" : "http",
    }),
  });
}

const temporaryErrors = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];
const credentialErrors = ["StripeAuthenticationError", "StripePermissionError"];
const typeOf = (error: unknown) => (error as { type?: unknown } | null)?.type;
const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Whether the provider does not know an object, or no longer. */
export const isNotFound = (error: unknown): boolean => codeOf(error) === "resource_missing";

/** Whether a payment has been refunded already. */
export const isAlreadyRefunded = (error: unknown): boolean =>
  codeOf(error) === "charge_already_refunded";

/** Whether a payment was charged back, which the provider does not refund. */
export const isDisputed = (error: unknown): boolean => codeOf(error) === "charge_disputed";

/** Whether the provider cannot be reached, has an internal error, or rejects our key. */
export const isUnavailable = (error: unknown): boolean =>
  [...temporaryErrors, ...credentialErrors].includes(String(typeOf(error)));

/**
 * Runs `work` with the provider's client. Returns "unavailable" where the site takes no payments, or the provider is
 * unavailable or rejects our key, which is logged. All other errors are thrown.
 */
export async function withProvider<T>(
  { config, log }: { config: BillingConfig; log: Log },
  work: (provider: Provider) => Promise<T>,
): Promise<T | Unavailable> {
  const provider = await openProvider(config);
  if (!provider) return unavailable;
  try {
    return await work(provider);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const rejectsKey = credentialErrors.includes(String(typeOf(error)));
    if (rejectsKey) log.error({ err: error }, "the payment provider does not take our key");
    else
      log.warn(
        { cause: String(codeOf(error) ?? typeOf(error)) },
        "the payment provider is unavailable",
      );
    return unavailable;
  }
}

export type Unavailable = { ok: false; reason: "unavailable" };
export const unavailable: Unavailable = { ok: false, reason: "unavailable" };

/** So many calls in a row, for different customers, find the provider unavailable when it is so for all. */
export const answersOfOutage = 2;
