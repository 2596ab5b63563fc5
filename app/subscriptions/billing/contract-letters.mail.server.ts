import { textsOf } from "#locales/texts.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail.server.ts";
import { letter, letterSite } from "#platform/mail-letter.ts";
import type { Basics } from "#platform/services.server.ts";
import { contractPath } from "../contract.ts";
import type { KeptContract } from "./contract.queries.server.ts";
import { momentOf, valuesOf } from "./letters.mail.server.ts";

// Letters that answer a person's declaration, or remind them of what is coming.

type House = Pick<Basics, "config" | "now">;
type Kind = "contractLink" | "cancelAgain" | "renewalNotice";

const buttons = {
  contractLink: ["toWithdrawal", "withdraw"],
  cancelAgain: ["toResume", "resume"],
  renewalNotice: ["toCancellation", "cancel"],
} as const;

/** @param mark makes the letter one of its kind: the same is queued once */
export async function tellHolder(
  { config, now }: House,
  db: Db,
  { token, kept, holder }: KeptContract,
  kind: Kind,
  mark: string,
): Promise<void> {
  const { email, userId, locale } = holder;
  const t = textsOf(locale);
  const values = {
    ...valuesOf(locale, kept, config.site.name),
    received: momentOf(locale, now()),
    mailbox: config.site.mailbox,
  };
  const [label, act] = buttons[kind];
  const written = letter({
    locale,
    site: letterSite(config),
    title: t(`billing.${kind}.title`, values),
    paragraphs: [t(`billing.${kind}.text`, values)],
    button: {
      label: t(`billing.${label}`),
      href: `${config.baseUrl}${contractPath(act, token, locale)}`,
    },
  });
  await queueMail(
    db,
    {
      ...{ key: `billing ${kind} ${kept.id} ${mark}`, kind: "transactional" },
      ...{ to: email, userId, locale, ...written },
    },
    now(),
  );
}

/** To an address that somebody entered and that holds no contract: nobody but its owner learns that. */
export async function tellStranger(
  { config, now }: House,
  db: Db,
  { email, locale, mark }: { email: string; locale: Locale; mark: string },
): Promise<void> {
  const t = textsOf(locale);
  const values = {
    ...{ name: config.site.name, mailbox: config.site.mailbox },
    received: momentOf(locale, now()),
  };
  const written = letter({
    locale,
    site: letterSite(config),
    title: t("billing.noContract.title"),
    paragraphs: [t("billing.noContract.text", values)],
  });
  await queueMail(
    db,
    {
      ...{ key: `billing noContract ${mark}`, kind: "transactional" },
      ...{ to: email, locale, ...written },
    },
    now(),
  );
}

/** To the people behind the site: what a person has to judge. */
export async function tellOffice(
  { config, now }: House,
  db: Db,
  { kept, holder }: KeptContract,
  { reason, mark }: { reason: string; mark: string },
): Promise<void> {
  const title = "A cancellation for an important reason";
  const written = letter({
    locale: "en",
    site: letterSite(config),
    title,
    paragraphs: [
      `${holder.email} has cancelled ${kept.id} on ${now().toISOString()} for an important reason, and may want it to end before its period does:`,
      reason || "(no reason given)",
    ],
  });
  await queueMail(
    db,
    {
      ...{ key: `billing office ${kept.id} ${mark}`, kind: "transactional", locale: "en" },
      ...{ to: config.site.mailbox, userId: holder.userId, ...written },
    },
    now(),
  );
}
