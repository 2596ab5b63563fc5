import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { countAttempt } from "#platform/http/database-rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { requestMail } from "#platform/mail/deferred-mail-requests.server.ts";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import { countMails } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import {
  type ContractRecord,
  contractByEmail,
  contractByReader,
  contractByToken,
} from "./billing/contract.queries.server.ts";
import {
  contractLetterKey,
  noContractKey,
  queueContractLetter,
  queueNoContractLetter,
  queueStaffMail,
} from "./billing/contract-letters.mail.server.ts";
import { setCancelRequestedAt } from "./billing/subscriptions.queries.server.ts";
import { type CancelKind, identifiesContract, withoutLinks } from "./contract.ts";
import { isLive, type Subscription, subscriptionView } from "./subscription.ts";
import { cancelAtPeriodEnd } from "./subscriptions.server.ts";

// Withdrawal and cancellation, which the law lets people declare without signing in: by the link in a letter, or by
// their e-mail address alone. No answer reveals whether an address has a contract.

export type Contract = {
  token: string;
  subscription: Subscription;
  /** `zone`: the reader's IANA time zone, in which pages show days. */
  holder: { name: string; email: string; zone: string };
  /** Whether a refund is still to be made. */
  refundDue: boolean;
};

/** The forms take any address, so mails to one address are limited. */
const mayMail = async (db: Db, email: string): Promise<boolean> =>
  (await countMail(db, email)) === 0;

/** How many names can be tried on a contract in a day, because first and last names can be guessed. */
const nameAttempts = { calls: 10, windowMs: dayMs };

/**
 * By what a cancellation by address identifies the contract: its number, which cannot be guessed, or the holder's name.
 * Null for neither.
 */
async function identifiedBy(
  db: Db,
  { subscription, holder }: ContractRecord,
  declared: Cancellation,
): Promise<"number" | "name" | null> {
  if (identifiesContract({ id: subscription.id, name: "" }, declared)) return "number";
  if (!declared.name.trim()) return null;
  // Counted before the name is compared, so that after the last attempt even the right name is refused.
  if ((await countAttempt(db, [{ key: `contract name:${subscription.id}`, ...nameAttempts }])) > 0)
    return null;
  return identifiesContract({ id: subscription.id, name: holder.name }, declared) ? "name" : null;
}

type ConfirmationLetter = "cancelAsked" | "cancelAgain" | "cancelReceived";

/** The same form again within this time is a second press: the letter that answers it is on its way. */
const repeatMs = 3_600_000;
const wasAnswered = async (db: Db, key: string, at: Date): Promise<boolean> =>
  (await countMails(db, { key, since: new Date(at.getTime() - repeatMs) })) > 0;

/**
 * Confirms that a cancellation was received (BGB § 312k(4)). The first confirmation of a kind for a contract and day
 * (UTC) always goes out; later ones an hour after the one before, while the limit of mails to this address allows.
 */
async function queueConfirmation(
  services: CoreServices,
  db: Db,
  contract: ContractRecord,
  letter: ConfirmationLetter,
  { kind: cancel, reason = "" }: { kind: CancelKind; reason?: string },
): Promise<void> {
  const at = services.now().toISOString();
  const today = { occurrence: `${cancel} ${at.slice(0, 10)}`, cancel, reason };
  const key = contractLetterKey(letter, contract.subscription.id, cancel);
  if (await wasAnswered(db, key, services.now())) return;
  if (await queueContractLetter(services, db, contract, letter, today)) return;
  if (await mayMail(db, contract.holder.email))
    await queueContractLetter(services, db, contract, letter, {
      occurrence: `${cancel} ${at}`,
      cancel,
      reason,
    });
}

const toContract = (contract: ContractRecord | null): Contract | null =>
  contract && {
    token: contract.token,
    subscription: subscriptionView(contract.subscription),
    holder: {
      name: contract.holder.name,
      email: contract.holder.email,
      zone: contract.holder.zone,
    },
    refundDue: contract.subscription.refundDue,
  };

/**
 * The contract that a page is about: that of the letter whose link was followed, else the signed-in reader's own.
 * @param o.token as the page's address has it; @param o.userId of the signed-in reader
 */
export async function contractOf(
  db: Db,
  o: { token: string | null; userId: string | null },
): Promise<Contract | null> {
  if (o.token) return toContract(await contractByToken(db, o.token));
  return o.userId ? toContract(await contractByReader(db, o.userId)) : null;
}

/**
 * A request by an address, which may not be the sender's. The worker answers it, so that the page's response time reveals
 * nothing either.
 */
export type ContractRequest = {
  email: string;
  locale: Locale;
  act: "withdraw" | "cancel";
  kind: CancelKind;
} & Partial<Pick<Cancellation, "name" | "number" | "reason">>;
const queueRequest = ({ db, now }: CoreServices, request: ContractRequest): Promise<unknown> =>
  requestMail(db, { kind: "contract", details: request }, now());

/**
 * Answers a request in the transaction that takes it off the queue. Letters name the time at which it came in.
 * @returns what is to be done after the transaction, because it asks the provider; null for nothing
 */
export async function answerContractRequest(
  services: CoreServices,
  request: ContractRequest,
  receivedAt: Date,
  tx: Tx,
): Promise<(() => Promise<void>) | null> {
  if (request.act === "withdraw") {
    await answerWithdrawal({ ...services, now: () => receivedAt }, tx, request);
    return null;
  }
  const cancellation = { name: "", number: "", reason: "", ...request, token: null };
  return receiveCancellation(services, tx, cancellation, receivedAt);
}

/** Mails the owner of the address that it has no contract, once in an hour. */
async function answerNoContract(
  services: CoreServices,
  db: Db,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const occurrence = `${email} ${services.now().toISOString()}`;
  if (!email || (await wasAnswered(db, noContractKey(email), services.now()))) return;
  if (await mayMail(db, email))
    await queueNoContractLetter(services, db, { email, locale, occurrence });
}

/** Requests the link for a withdrawal by mail. An address without a contract gets a mail that says so. */
export const requestContractLink = (
  services: CoreServices,
  { email, locale }: { email: string; locale: Locale },
): Promise<unknown> => queueRequest(services, { email, locale, act: "withdraw", kind: "ordinary" });

async function answerWithdrawal(
  services: CoreServices,
  tx: Tx,
  request: ContractRequest,
): Promise<void> {
  const { email } = request;
  const contract = await contractByEmail(tx, email);
  if (!contract) return answerNoContract(services, tx, request);
  const key = contractLetterKey("contractLink", contract.subscription.id);
  if (await wasAnswered(tx, key, services.now())) return;
  if (await mayMail(tx, email))
    await queueContractLetter(services, tx, contract, "contractLink", {
      occurrence: services.now().toISOString(),
    });
}

export type Cancellation = {
  email: string;
  locale: Locale;
  kind: CancelKind;
  /** The important reason; its form demands one for that kind. */
  reason: string;
  /** From the link in a letter, or of the signed-in reader's contract; null for a declaration by address alone. */
  token: string | null;
  /** The holder's name and the contract's number, which identify the contract where there is no token. */
  name: string;
  number: string;
};

/**
 * Receives a cancellation (BGB § 312k; Code de la consommation L.215-1-1) and confirms it by a letter (see
 * `queueConfirmation`). With a token, or an address and the holder's name or the contract's number, the contract ends
 * with its period, and the letter has a link to resume it. An address alone is not enough to end a contract: the
 * letter then has a link that makes the cancellation take effect. All that comes by address is left to the worker.
 * While the provider is unavailable the cancellation is stored and carried out later. The caller never learns whether
 * there was a contract.
 */
export async function declareCancellation(
  services: CoreServices,
  cancellation: Cancellation,
): Promise<void> {
  const { token, ...declared } = cancellation;
  if (!token) return void (await queueRequest(services, { ...declared, act: "cancel" }));
  const carryOut = await receiveCancellation(services, services.db, cancellation, services.now());
  await carryOut?.();
}

/**
 * Stores a cancellation, and confirms it where it does not end a contract.
 * @param at when it came in, which every letter about it names
 * @returns how to carry it out, outside of a transaction; null where it does not end a contract
 */
async function receiveCancellation(
  services: CoreServices,
  db: Db,
  cancellation: Cancellation,
  at: Date,
): Promise<(() => Promise<void>) | null> {
  const received = { ...services, now: () => at };
  const { token, email, locale, kind } = cancellation;
  const contract = token ? await contractByToken(db, token) : await contractByEmail(db, email);
  if (!contract || !isLive(contract.subscription)) {
    await answerNoContract(received, db, { email, locale });
    return null;
  }
  const { subscription, holder } = contract;
  const by = token ? "token" : await identifiedBy(db, contract, cancellation);
  if (!by) {
    await queueConfirmation(received, db, contract, "cancelAsked", { kind });
    return null;
  }
  // A stranger who knows a name could send links to its holder in a letter of ours.
  const reason = by === "name" ? withoutLinks(cancellation.reason) : cancellation.reason;
  await audit(db, {
    at,
    actor: "contract form",
    action: "contract.cancel",
    subject: `user:${holder.userId}`,
    detail: { subscription: subscription.id, kind },
  });
  if (kind === "extraordinary") {
    await storeReason(db, subscription.id, { reason, at });
    await queueStaffMail(received, db, contract, reason);
  }
  // Stored first: a cancellation counts from now, even where it is carried out later. Also where we know the contract as
  // cancelled already: it may have been resumed in the provider's portal since.
  await setCancelRequestedAt(db, subscription.id, subscription.cancelRequestedAt ?? at);
  return () => carryOutCancellation(services, contract, { kind, reason, at });
}

/** Cancels a contract at the provider, and confirms that. @param contract as it was when the cancellation came in */
async function carryOutCancellation(
  services: CoreServices,
  contract: ContractRecord,
  { kind, reason, at }: { kind: CancelKind; reason: string; at: Date },
): Promise<void> {
  const { db } = services;
  const received = { ...services, now: () => at };
  const { subscription } = contract;
  const result = await tryCancellation(services, subscription.id);
  const isDone = result.ok || result.reason === "none";
  // The letter about the change confirms it.
  if (result.ok && result.changed) return;
  if (subscription.cancelAt)
    await queueConfirmation(received, db, contract, "cancelAgain", { kind, reason });
  else if (isDone) return;
  // Always confirmed the first time, also where an earlier cancellation of the same day was resumed.
  else if (!subscription.cancelRequestedAt)
    await queueContractLetter(received, db, contract, "cancelReceived", {
      occurrence: at.toISOString(),
      cancel: kind,
      reason,
    });
  else await queueConfirmation(received, db, contract, "cancelReceived", { kind, reason });
}

/** Cancels at the provider, unless it is unavailable or refuses: then the cancellation stays stored for the next try. */
async function tryCancellation(services: CoreServices, id: string) {
  try {
    const result = await cancelAtPeriodEnd(services, id);
    if (result.ok || result.reason === "none") await setCancelRequestedAt(services.db, id, null);
    return result;
  } catch (error) {
    services.log.error({ err: error, subscription: id }, "a cancellation could not be carried out");
    return { ok: false, reason: "unavailable" } as const;
  }
}

const storeReason = (db: Db, id: string, o: { reason: string; at: Date }): Promise<unknown> =>
  db
    .updateTable("subscriptions")
    .set({ cancel_reason: o.reason, cancel_reason_at: o.at })
    .where("id", "=", id)
    .execute();

/** The cancellations for an important reason whose contract has not ended, newest first, for the staff to judge. */
export const listCancellationReasons = (db: Db) =>
  db
    .selectFrom("subscriptions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "u.email", "s.cancel_reason_at as at", "s.cancel_reason as reason"])
    .where("s.cancel_reason_at", "is not", null)
    .where("s.ended_at", "is", null)
    .orderBy("s.cancel_reason_at", "desc")
    .execute();

/** Carries out the cancellations that are stored because they could not be carried out when they were declared. */
export async function finishCancellations(services: CoreServices): Promise<void> {
  const due = await services.db
    .selectFrom("subscriptions")
    .select("id")
    .where("cancel_wished_at", "is not", null)
    .orderBy("cancel_wished_at")
    .execute();
  for (const { id } of due) await tryCancellation(services, id);
}

/** The notice is due between three months and one month before the renewal (Code de la consommation L.215-1). */
const noticeDays = 60;

/** Reminds readers who pay by the year of the coming renewal, once for each renewal. */
export async function remindOfRenewals(services: CoreServices): Promise<void> {
  const { db, now } = services;
  const at = now();
  const due = await db
    .selectFrom("subscriptions as s")
    .select(["s.contract_token", "s.period_ends_at"])
    .where("s.status", "=", "active")
    .where("s.cancel_at", "is", null)
    .where("s.lookup_key", "like", "%\\_year\\_%")
    .where("s.period_ends_at", ">", at)
    .where("s.period_ends_at", "<=", new Date(at.getTime() + noticeDays * dayMs))
    .where((e) =>
      e.or([
        e("s.renewal_told_for", "is", null),
        e("s.renewal_told_for", "!=", e.ref("s.period_ends_at")),
      ]),
    )
    .limit(500)
    .execute();
  for (const { contract_token, period_ends_at } of due) {
    const contract = await contractByToken(db, contract_token);
    if (!contract) continue;
    await transaction(db, async (tx) => {
      const occurrence = period_ends_at.toISOString();
      await queueContractLetter(services, tx, contract, "renewalNotice", { occurrence });
      await tx
        .updateTable("subscriptions")
        .set({ renewal_told_for: period_ends_at })
        .where("id", "=", contract.subscription.id)
        .execute();
    });
  }
}
