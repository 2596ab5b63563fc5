import { randomUUID } from "node:crypto";
import { textsFor } from "#locales/texts.server.ts";
import { letter, letterSite } from "#mails/letter.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale, timeZone } from "#ui/time.ts";

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

/** Where the button of each mail leads. A warning leads to where the reader can undo what a stranger did. */
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

/** @property userId null where the account has been erased */
export type Recipient = { userId: string | null; email: string; locale: Locale };

/**
 * Queues a mail about an account, in the transaction of the change that it reports.
 * @param o.token of the link in the mail, which is queued once for each token
 * @param o.code a sign-in code: it is in the link and in the text
 * @param o.address another address that the text names
 * @param o.more paragraphs after the mail's own text
 * @param o.returnPath the path of this site to which the link leads back
 */
export async function sendAccountMail(
  { config, now }: Pick<CoreServices, "config" | "now">,
  tx: Db,
  to: Recipient,
  kind: Kind,
  {
    token,
    code,
    address = "",
    more = [],
    returnPath = "/",
  }: {
    token?: string;
    code?: string;
    address?: string;
    more?: string[];
    returnPath?: string | undefined;
  } = {},
): Promise<void> {
  const t = textsFor("mails", to.locale);
  const href = new URL(paths[kind], config.baseUrl);
  if (token) href.searchParams.set("token", token);
  if (code) href.searchParams.set("code", code);
  // Bounded: a sign-up with a stranger's address must not be a way to mail them text, in a long path.
  if (returnPath !== "/" && returnPath.length <= 200)
    href.searchParams.set("redirectTo", returnPath);
  const passkeys =
    kind === "reset" || kind === "passwordChanged" ? await namesOfPasskeys(tx, to, t) : [];
  const paragraphs = code ? [code, ...more] : [...more];
  if (passkeys.length) {
    const names = new Intl.ListFormat(to.locale).format(passkeys);
    const sentence = kind === "reset" ? "accounts.passkeys.before" : "accounts.passkeys.after";
    paragraphs.push(t(sentence, { count: passkeys.length, names }));
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
      to: to.email,
      userId: to.userId,
      locale: to.locale,
      ...written,
    },
    now(),
  );
}

/** A passkey stays valid after a change of password; the mail names them, since a stranger may have added one. */
async function namesOfPasskeys(
  tx: Db,
  { userId, locale }: Recipient,
  t: ReturnType<typeof textsFor<"mails">>,
): Promise<string[]> {
  if (!userId) return [];
  const rows = await tx
    .selectFrom("passkeys")
    .select(["name", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const day = dateFormat(formatLocale(locale), { dateStyle: "medium", timeZone });
  return rows.map(({ name, created_at }) => {
    const title = name || t("accounts.passkeys.unnamed");
    return created_at ? `${title} (${day.format(created_at)})` : title;
  });
}
