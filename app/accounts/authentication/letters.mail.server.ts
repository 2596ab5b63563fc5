import { randomUUID } from "node:crypto";
import { textsFor } from "#locales/texts.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { letter, letterSite } from "#platform/mail/mail-letter.ts";
import type { Basics } from "#platform/services.server.ts";
import { printLocale, timeZone } from "#ui/time.ts";

type Kind =
  | "confirm"
  | "already"
  | "reset"
  | "code"
  | "emailConfirm"
  | "emailAsked"
  | "emailChanged"
  | "passwordChanged"
  | "passkeyAdded"
  | "erased";

/** Letters whose button leads to a link with a token; the others lead to where a stranger's act can be undone. */
const paths: Record<Kind, string> = {
  confirm: "/auth/confirm",
  already: "/auth",
  reset: "/auth/reset",
  code: "/auth",
  emailConfirm: "/auth/confirm",
  emailAsked: "/auth/forgot",
  emailChanged: "/",
  passwordChanged: "/auth/forgot",
  passkeyAdded: "/account",
  erased: "/",
};

/** `userId`: null for whoever has no account any more. */
export type Addressee = { userId: string | null; email: string; locale: Locale };

/**
 * Queues a mail about an account, in the transaction of what it tells of.
 * @param token what its link carries; the mail is queued once for each
 * @param code what its link carries too, and what is to be read in it
 * @param address another one that the letter speaks of
 * @param more what follows the kind's own words, a paragraph each
 * @param next the path of this site to which its link leads on
 */
export async function sendLetter(
  { config, now }: Pick<Basics, "config" | "now">,
  tx: Db,
  to: Addressee,
  kind: Kind,
  {
    token,
    code,
    address = "",
    more = [],
    next = "/",
  }: {
    token?: string;
    code?: string;
    address?: string;
    more?: string[];
    next?: string | undefined;
  } = {},
): Promise<void> {
  const t = textsFor("mails", to.locale);
  const href = new URL(paths[kind], config.baseUrl);
  if (token) href.searchParams.set("token", token);
  if (code) href.searchParams.set("code", code);
  // Whoever signs up with a stranger's address has no room for a letter of their own.
  if (next !== "/" && next.length <= 200) href.searchParams.set("redirectTo", next);
  const passkeys =
    kind === "reset" || kind === "passwordChanged" ? await namesOfPasskeys(tx, to, t) : [];
  const paragraphs = code ? [code, ...more] : [...more];
  if (passkeys.length) {
    const names = new Intl.ListFormat(to.locale).format(passkeys);
    const told = kind === "reset" ? "accounts.passkeys.before" : "accounts.passkeys.after";
    paragraphs.push(t(told, { count: passkeys.length, names }));
  }
  const values = { name: config.site.name, address, mailbox: config.site.mailbox };
  const written = letter({
    locale: to.locale,
    site: letterSite(config),
    title: t(`accounts.${kind}.title`),
    paragraphs: [t(`accounts.${kind}.text`, values), ...paragraphs],
    button: { label: t(`accounts.${kind}.button`), href: href.href },
    notes: [t(`accounts.${kind}.note`, values)],
  });
  await queueMail(
    tx,
    {
      key: `account ${token ?? randomUUID()}`,
      kind: "transactional",
      ...{ to: to.email, userId: to.userId, locale: to.locale, ...written },
    },
    now(),
  );
}

/** What else signs in by the account: it outlives a password, and whoever reads the letter may not have added it. */
async function namesOfPasskeys(
  tx: Db,
  { userId, locale }: Addressee,
  t: ReturnType<typeof textsFor<"mails">>,
): Promise<string[]> {
  if (!userId) return [];
  const rows = await tx
    .selectFrom("passkeys")
    .select(["name", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const day = new Intl.DateTimeFormat(printLocale(locale), { dateStyle: "medium", timeZone });
  return rows.map(({ name, created_at }) => {
    const shown = name || t("accounts.passkeys.unnamed");
    return created_at ? `${shown} (${day.format(created_at)})` : shown;
  });
}
