import { resolve } from "node:path";
import { z } from "zod";
import { vapidKeys } from "./push/vapid.server.ts";
import type { BucketSettings } from "./storage/bucket.server.ts";

/** The settings from the environment. `null` means that the feature is off. */
export type Config = {
  port: number;
  host: string;
  /** The site's public origin, without a trailing slash. */
  baseUrl: string;
  /** Absolute path. Holds the embedded database, secrets and caches. */
  dataDir: string;
  /** A PostgreSQL connection string, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  smtpUrl: string | null;
  /** The bucket that holds the site's files; null: a folder in `dataDir`. */
  bucket: BucketSettings | null;
  /** The payment provider; null: no subscriptions are sold. */
  stripe: {
    secretKey: string;
    webhookSecret: string;
    /** The address of its API; null: the default of the provider's client. */
    apiUrl: string | null;
    /** Origins of its pages, where our forms may lead. */
    pageOrigins: string[];
  } | null;
  /** Without a key: whether the payment sandbox is started, which production does only on request. */
  rehearsal: boolean;
  /** For how many days access continues after a failed renewal. */
  graceDays: number;
  /** Signs cookies; null: made once and kept in `dataDir`. */
  sessionSecret: string | null;
  /** Signs push messages: 32 bytes in base64url; null: made once and kept in `dataDir`. */
  pushPrivateKey: string | null;
  /** Tests only: push messages may go to private addresses, and over http. */
  pushAllowPrivate: boolean;
  /** How many proxies in front are trusted to report the visitor's address. */
  trustProxy: number;
  /** How many live connections one address may hold; 0: any number. */
  livePerAddress: number;
  /** Whether text and data mining is reserved (Directive (EU) 2019/790, Art. 4(3)). */
  reservesMining: boolean;
  /** The WebSub hub that is notified of changed feeds; null: none. */
  webSubHub: string | null;
  /** Whether feeds are fetched from the network. */
  feeds: boolean;
  /** Tests only: feeds may live on private and loopback addresses. */
  feedsAllowPrivate: boolean;
  /** Whether the operator has set NODE_ENV to production. Every production rule reads this. */
  production: boolean;
  site: {
    name: string;
    operator: string;
    mailbox: string;
    /** The mailboxes by subject; `mailbox` where a subject has none of its own. */
    mailboxes: Record<MailboxName, string>;
    /** The facts that the law requires a publisher to state; null where the operator has not set them. */
    company: Record<CompanyFact, string | null>;
    social: Record<string, string>;
  };
};

export const mailboxNames = ["support", "legal", "privacy", "press", "sales", "tips"] as const;
export type MailboxName = (typeof mailboxNames)[number];

/** Settings such as `COMPANY_ADDRESS` (Directive 2000/31/EC, Art. 5; Regulation (EU) 2024/1083, Art. 6). */
const companyFacts = [
  "address",
  "register",
  "vat",
  "editor",
  "owners",
  "beneficial",
  "advertising",
] as const;
export type CompanyFact = (typeof companyFacts)[number];

export class ConfigError extends Error {
  readonly exitCode = 78;
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const text = z
  .string()
  .trim()
  .transform((v) => (v === "" ? undefined : v))
  .optional();
const oneOf = (name: string, values: string[]) =>
  text.refine((v) => v === undefined || values.includes(v), {
    error: `${name} must be one of: ${values.join(", ")} (or unset)`,
  });
const urlOf = (name: string, protocols: string[], example: string) =>
  text.refine(
    (v) => {
      if (v === undefined) return true;
      const url = URL.parse(v);
      return url !== null && protocols.includes(url.protocol);
    },
    { error: `${name} must be an address like ${example}` },
  );

const schema = z.object({
  PORT: text.refine((v) => v === undefined || (/^\d{1,5}$/.test(v) && Number(v) <= 65_535), {
    error: "PORT must be a whole number from 0 to 65535, such as 3000",
  }),
  HOST: text,
  BASE_URL: urlOf("BASE_URL", ["http:", "https:"], "https://news.example.eu").refine(
    (v) => v === undefined || /^\/?$/.test(URL.parse(v)?.pathname ?? "/"),
    { error: "BASE_URL must not have a path, like https://news.example.eu" },
  ),
  DATA_DIR: text,
  DATABASE_URL: urlOf(
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@localhost:5432/eunison",
  ),
  SMTP_URL: urlOf("SMTP_URL", ["smtp:", "smtps:"], "smtps://user:password@mail.example.eu"),
  S3_ENDPOINT: urlOf("S3_ENDPOINT", ["http:", "https:"], "https://s3.example.eu"),
  S3_BUCKET: text.refine((v) => v === undefined || /^[a-z0-9][a-z0-9.-]{1,62}$/.test(v), {
    error: "S3_BUCKET must be the name of a bucket, like eunison-files",
  }),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  STRIPE_SECRET_KEY: text.refine((v) => v === undefined || /^(sk|rk)_/.test(v), {
    error: "STRIPE_SECRET_KEY must begin with sk_ or rk_",
  }),
  STRIPE_WEBHOOK_SECRET: text.refine((v) => v === undefined || v.startsWith("whsec_"), {
    error: "STRIPE_WEBHOOK_SECRET must begin with whsec_",
  }),
  STRIPE_API_URL: urlOf("STRIPE_API_URL", ["http:", "https:"], "https://api.stripe.com"),
  BILLING: oneOf("BILLING", ["off", "rehearse"]),
  BILLING_GRACE_DAYS: text.refine(
    (v) => v === undefined || (/^\d{1,2}$/.test(v) && Number(v) <= 30),
    {
      error: "BILLING_GRACE_DAYS must be a whole number from 0 to 30, such as 7",
    },
  ),
  SESSION_SECRET: text.refine((v) => v === undefined || v.length >= 32, {
    error:
      "SESSION_SECRET must have at least 32 characters, such as the output of: openssl rand -hex 32",
  }),
  PUSH_PRIVATE_KEY: text.refine((v) => v === undefined || vapidKeys(v) !== null, {
    error:
      "PUSH_PRIVATE_KEY must be a private key on P-256 in base64url, such as the content of push-key in a data directory",
  }),
  PUSH_ALLOW_PRIVATE: oneOf("PUSH_ALLOW_PRIVATE", ["0", "1"]),
  TRUST_PROXY: text.refine((v) => v === undefined || /^\d$/.test(v), {
    error: "TRUST_PROXY must be the number of proxies in front of the site, such as 1",
  }),
  LIVE_PER_ADDRESS: text.refine((v) => v === undefined || /^\d{1,5}$/.test(v), {
    error:
      "LIVE_PER_ADDRESS must be a whole number of connections, such as 200, or 0 for any number",
  }),
  MINING: oneOf("MINING", ["reserved", "open"]),
  WEBSUB_HUB: text.refine((v) => v === undefined || /^https?:\/\/\S+$/.test(v), {
    message: "WEBSUB_HUB must be the address of a hub, such as https://pubsubhubbub.appspot.com/",
  }),
  FEEDS: oneOf("FEEDS", ["on", "off"]),
  FEEDS_ALLOW_PRIVATE: oneOf("FEEDS_ALLOW_PRIVATE", ["0", "1"]),
  NODE_ENV: oneOf("NODE_ENV", ["production", "development", "test"]),
  SITE_NAME: text,
  SITE_OPERATOR: text,
  SITE_MAILBOX: text.refine((v) => v === undefined || /^[^\s@]+@[^\s@]+$/.test(v), {
    error: "SITE_MAILBOX must be an e-mail address, like contact@example.eu",
  }),
  SITE_MAILBOXES: text.refine(
    (v) =>
      v === undefined ||
      v
        .split(/\s+/)
        .every((p) => new RegExp(`^(${mailboxNames.join("|")})=[^\\s@]+@[^\\s@]+$`).test(p)),
    {
      error: `SITE_MAILBOXES must be pairs like press=press@example.eu, of ${mailboxNames.join(", ")}`,
    },
  ),
  COMPANY_ADDRESS: text,
  COMPANY_REGISTER: text,
  COMPANY_VAT: text,
  COMPANY_EDITOR: text,
  COMPANY_OWNERS: text,
  COMPANY_BENEFICIAL: text,
  COMPANY_ADVERTISING: text,
  SITE_SOCIAL: text.refine(
    (v) => v === undefined || v.split(/\s+/).every((p) => /^[a-z]+=https:\/\/\S+$/.test(p)),
    { error: "SITE_SOCIAL must be pairs like mastodon=https://social.example/@eunison" },
  ),
});

/** The names of all settings, for the check, which unsets them. @internal */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** The settings that a bucket needs. */
const bucketNames = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/**
 * @param env the process environment, with NODE_ENV as the operator gave it (the entry sets another one for React)
 * @throws {ConfigError} with one sentence for each mistake
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = schema.safeParse(env);
  if (!read.success) throw new ConfigError(read.error.issues.map((i) => i.message));
  const e = read.data;
  const production = e.NODE_ENV === "production";
  const problems: string[] = [];
  if (e.STRIPE_SECRET_KEY && !e.STRIPE_WEBHOOK_SECRET)
    problems.push(
      "STRIPE_WEBHOOK_SECRET is missing: it must be set together with STRIPE_SECRET_KEY",
    );
  if (e.STRIPE_WEBHOOK_SECRET && !e.STRIPE_SECRET_KEY)
    problems.push(
      "STRIPE_SECRET_KEY is missing: it must be set together with STRIPE_WEBHOOK_SECRET",
    );
  if (production && isOpenHttp(e.BASE_URL))
    problems.push(
      "BASE_URL must begin with https:// in production, except on this machine: without it cookies go unprotected",
    );
  if (e.BILLING && e.STRIPE_SECRET_KEY)
    problems.push("BILLING must be unset where STRIPE_SECRET_KEY is set: payments are real then");
  const missing = bucketNames.filter((setting) => !e[setting]);
  if (missing.length > 0 && missing.length < bucketNames.length)
    problems.push(`${missing.join(", ")} must be set together with the other S3_ settings`);
  if (problems.length) throw new ConfigError(problems);
  const port = Number(e.PORT ?? 3000);
  const host = e.HOST ?? "127.0.0.1";
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const name = e.SITE_NAME ?? "Eunison";
  return {
    port,
    host,
    baseUrl:
      URL.parse(e.BASE_URL ?? "")?.origin ??
      `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`,
    dataDir: resolve(e.DATA_DIR ?? "data"),
    databaseUrl: e.DATABASE_URL ?? null,
    smtpUrl: e.SMTP_URL ?? null,
    bucket:
      e.S3_ENDPOINT && e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: e.S3_ENDPOINT.replace(/\/+$/, ""),
            bucket: e.S3_BUCKET,
            region: e.S3_REGION ?? "auto",
            accessKeyId: e.S3_ACCESS_KEY_ID,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY,
          }
        : null,
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: e.STRIPE_SECRET_KEY,
            webhookSecret: e.STRIPE_WEBHOOK_SECRET,
            apiUrl: URL.parse(e.STRIPE_API_URL ?? "")?.origin ?? null,
            pageOrigins: e.STRIPE_API_URL
              ? [new URL(e.STRIPE_API_URL).origin]
              : ["https://checkout.stripe.com", "https://billing.stripe.com"],
          }
        : null,
    rehearsal: e.BILLING === "rehearse" || (e.BILLING === undefined && !production),
    graceDays: Number(e.BILLING_GRACE_DAYS ?? 7),
    sessionSecret: e.SESSION_SECRET ?? null,
    pushPrivateKey: e.PUSH_PRIVATE_KEY ?? null,
    pushAllowPrivate: e.PUSH_ALLOW_PRIVATE === "1",
    trustProxy: Number(e.TRUST_PROXY ?? 0),
    livePerAddress: Number(e.LIVE_PER_ADDRESS ?? 200),
    reservesMining: e.MINING === "reserved",
    webSubHub: e.WEBSUB_HUB ?? null,
    feeds: e.FEEDS !== "off",
    feedsAllowPrivate: e.FEEDS_ALLOW_PRIVATE === "1",
    production,
    site: {
      name,
      operator: e.SITE_OPERATOR ?? `${name} Media`,
      mailbox: e.SITE_MAILBOX ?? "contact@eunison.example",
      mailboxes: mailboxesOf(e.SITE_MAILBOX, pairsOf(e.SITE_MAILBOXES)),
      company: {
        address: e.COMPANY_ADDRESS ?? null,
        register: e.COMPANY_REGISTER ?? null,
        vat: e.COMPANY_VAT ?? null,
        editor: e.COMPANY_EDITOR ?? null,
        owners: e.COMPANY_OWNERS ?? null,
        beneficial: e.COMPANY_BENEFICIAL ?? null,
        advertising: e.COMPANY_ADVERTISING ?? null,
      },
      social: pairsOf(e.SITE_SOCIAL),
    },
  };
}

/** Whether an address is on http and leads to another machine. */
function isOpenHttp(address: string | undefined): boolean {
  const url = URL.parse(address ?? "");
  return url?.protocol === "http:" && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}

/** Pairs like `a=b`, parted by spaces. */
const pairsOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .map((p) => [p.slice(0, p.indexOf("=")), p.slice(p.indexOf("=") + 1)]),
  );

/** If the operator sets only `SITE_MAILBOX`, all mail goes there: the default mailboxes may not exist. */
const mailboxesOf = (mailbox: string | undefined, named: Record<string, string>) =>
  Object.fromEntries(
    mailboxNames.map((name) => [name, named[name] ?? mailbox ?? `${name}@eunison.example`]),
  ) as Record<MailboxName, string>;
