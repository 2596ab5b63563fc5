import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs, hourMs } from "#platform/duration.ts";
import { countAttempt } from "#platform/http/database-rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { requestMail } from "#platform/mail/deferred-mail-requests.server.ts";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import { countMails } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { changeLetterKey } from "./billing/change-letters.mail.server.ts";
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
import { answersOfOutage, unavailable } from "./billing/provider.server.ts";
import {
  clearCancelRequest,
  lockSubscription,
  setCancelRequestedAt,
} from "./billing/subscriptions.queries.server.ts";
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

type ConfirmationLetter = "contractLink" | "cancelAsked" | "cancelAgain" | "cancelReceived";

/** The same form again within this time is a second press: the letter that answers it is on its way. */
const repeatMs = hourMs;
const wasAnswered = async (db: Db, key: string, at: Date): Promise<boolean> =>
  (await countMails(db, { key, since: new Date(at.getTime() - repeatMs) })) > 0;

/**
 * Confirms that a cancellation was received (BGB § 312k(4)), or sends the link for a withdrawal. The first letter of a kind
 * for a contract and day (UTC) always goes out; later ones an hour after the one before, while the limit of mails to this
 * address allows.
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
 * Answers a request in the transaction that takes it off the queue. Letters name the time at which it came in. A
 * cancellation that ends a contract is only stored: see `finishCancellations`.
 */
export async function answerContractRequest(
  services: CoreServices,
  request: ContractRequest,
  receivedAt: Date,
  tx: Tx,
): Promise<void> {
  if (request.act === "withdraw")
    return answerWithdrawal({ ...services, now: () => receivedAt }, tx, request);
  const cancellation = { name: "", number: "", reason: "", ...request, token: null };
  await receiveCancellation(services, tx, cancellation, receivedAt);
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
  const contract = await contractByEmail(tx, request.email);
  if (!contract) return answerNoContract(services, tx, request);
  await queueConfirmation(services, tx, contract, "contractLink", { kind: "ordinary" });
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
 * A cancellation that the provider cannot or will not take is stored and carried out later. The caller never learns
 * whether there was a contract.
 */
export async function declareCancellation(
  services: CoreServices,
  cancellation: Cancellation,
): Promise<void> {
  const { token, ...declared } = cancellation;
  if (!token) return void (await queueRequest(services, { ...declared, act: "cancel" }));
  await transaction(services.db, (tx) =>
    receiveCancellation(services, tx, cancellation, services.now()),
  );
  await finishCancellation(services, token, false);
}

/**
 * Stores a cancellation that ends a contract, for `finishCancellation`, which confirms it; confirms all others.
 * @param at when it came in, which every letter about it names
 */
async function receiveCancellation(
  services: CoreServices,
  tx: Tx,
  cancellation: Cancellation,
  at: Date,
): Promise<void> {
  const received = { ...services, now: () => at };
  const { token, email, locale, kind } = cancellation;
  const found = token ? await contractByToken(tx, token) : await contractByEmail(tx, email);
  // Two declarations about one contract must not miss each other.
  const subscription = found && (await lockSubscription(tx, found.subscription.id));
  if (!subscription || !isLive(subscription)) {
    await answerNoContract(received, tx, { email, locale });
    return;
  }
  const contract = { ...found, subscription };
  const { holder } = contract;
  const by = token ? "token" : await identifiedBy(tx, contract, cancellation);
  if (!by) {
    await queueConfirmation(received, tx, contract, "cancelAsked", { kind });
    return;
  }
  // A stranger who knows a name could send links to its holder in a letter of ours.
  const reason = by === "name" ? withoutLinks(cancellation.reason) : cancellation.reason;
  await audit(tx, {
    at,
    actor: "contract form",
    action: "contract.cancel",
    subject: `user:${holder.userId}`,
    detail: { subscription: subscription.id, kind },
  });
  const declared = { kind, reason: kind === "extraordinary" ? reason : "" };
  const waiting = waitingCancellation(subscription);
  // An earlier one still waits and counts from then; the letter about that one confirms only its like.
  const letter = subscription.cancelAt ? "cancelAgain" : "cancelReceived";
  if (waiting?.kind === declared.kind && waiting.reason === declared.reason) {
    const key = contractLetterKey(letter, subscription.id, `${kind} `);
    if ((await countMails(tx, { key, since: waiting.at })) === 0) return;
  } else if (kind === "extraordinary") {
    // Its letter names the reason that is overwritten now.
    if (waiting?.kind === kind)
      await confirmReceipt({ ...services, now: () => waiting.at }, tx, contract, false);
    const reasonAt = waiting?.kind === kind ? waiting.at : at;
    await storeReason(tx, subscription.id, { reason, at: reasonAt });
    await queueStaffMail(received, tx, contract, reason);
  }
  // Also where we know the contract as cancelled: it may have been resumed in the provider's portal since.
  if (await setCancelRequestedAt(tx, subscription.id, at)) return;
  await queueConfirmation(received, tx, contract, letter, declared);
}

/**
 * The stored cancellation that is still to be carried out; null for none. It is for an important reason where the reason
 * is stored with the same time; a reason of another time belongs to another cancellation.
 */
function waitingCancellation({
  cancelRequestedAt: at,
  cancelReason,
  cancelReasonAt,
}: ContractRecord["subscription"]): { at: Date; kind: CancelKind; reason: string } | null {
  if (!at) return null;
  return cancelReasonAt?.getTime() === at.getTime()
    ? { at, kind: "extraordinary", reason: cancelReason ?? "" }
    : { at, kind: "ordinary", reason: "" };
}

/**
 * Carries out a stored cancellation. It stays stored until it is carried out and confirmed, so that an interruption loses
 * neither; where it cannot be carried out yet, its receipt is confirmed.
 * @param token of the contract; @param isAway whether the provider is known to be unavailable
 * @returns whether the provider is unavailable
 */
async function finishCancellation(
  services: CoreServices,
  token: string,
  isAway: boolean,
): Promise<boolean> {
  const { db, log } = services;
  const contract = await contractByToken(db, token);
  const at = contract?.subscription.cancelRequestedAt;
  if (!contract || !at) return isAway;
  const { id } = contract.subscription;
  let result: Awaited<ReturnType<typeof cancelAtPeriodEnd>> | null = null;
  try {
    result = isAway ? unavailable : await cancelAtPeriodEnd(services, id);
  } catch (error) {
    log.error({ err: error, subscription: id }, "a cancellation could not be carried out");
  }
  const isDone = result !== null && (result.ok || result.reason === "none");
  const isChanged = result?.ok && result.changed;
  await transaction(db, async (tx) => {
    // Another process may have finished it, or its holder taken it back and declared another.
    const current = await lockSubscription(tx, id);
    if (current?.cancelRequestedAt?.getTime() !== at.getTime()) return;
    if (isDone) await clearCancelRequest(tx, id);
    // The letter about the change confirms it.
    if (!isChanged) await confirmReceipt({ ...services, now: () => at }, tx, contract, isDone);
  });
  return result !== null && !result.ok && result.reason === "unavailable";
}

/**
 * Confirms a stored cancellation that changes nothing, or not yet.
 * @param received with the time at which it came in; @param contract as it was before
 */
async function confirmReceipt(
  received: CoreServices,
  tx: Tx,
  contract: ContractRecord,
  isDone: boolean,
): Promise<void> {
  const { id, cancelAt } = contract.subscription;
  const waiting = waitingCancellation(contract.subscription);
  if (!waiting) return;
  const { at, kind, reason } = waiting;
  // Where the provider carried it out but its answer was lost, the letter about that change has confirmed it.
  const changeKey = `${changeLetterKey("cancelScheduled", id)} `;
  if ((await countMails(tx, { key: changeKey, since: at })) > 0) return;
  if (cancelAt) await queueConfirmation(received, tx, contract, "cancelAgain", { kind, reason });
  // Always confirmed, also where an earlier cancellation of the same day was resumed. Done without our doing, it was
  // cancelled or ended in the portal, about which there is a letter.
  else if (!isDone)
    await queueContractLetter(received, tx, contract, "cancelReceived", {
      occurrence: `${kind} ${at.toISOString()}`,
      cancel: kind,
      reason,
    });
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

/**
 * Carries out stored cancellations, oldest first. After two that find the provider unavailable it is not called again, and
 * the others are only confirmed: one alone may be the provider's trouble with one contract. Each must not keep back the next.
 */
export async function finishCancellations(services: CoreServices): Promise<void> {
  const due = await services.db
    .selectFrom("subscriptions")
    .select(["id", "contract_token"])
    .where("cancel_wished_at", "is not", null)
    .orderBy("cancel_wished_at")
    .execute();
  let unavailableInARow = 0;
  for (const { id, contract_token } of due)
    try {
      const isAway = unavailableInARow >= answersOfOutage;
      const isUnavailable = await finishCancellation(services, contract_token, isAway);
      unavailableInARow = isUnavailable ? unavailableInARow + 1 : 0;
    } catch (error) {
      services.log.error({ err: error, subscription: id }, "a cancellation could not be confirmed");
    }
}
