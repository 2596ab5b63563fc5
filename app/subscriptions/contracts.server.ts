import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { countAttempt } from "#platform/http/attempts.server.ts";
import type { Locale } from "#platform/locale.ts";
import { waitBeforeMail } from "#platform/mail/mail-bound.server.ts";
import { askForMail } from "#platform/mail/mail-requests.server.ts";
import type { Basics } from "#platform/services.server.ts";
import {
  contractByToken,
  contractOfAddress,
  contractOfReader,
  type KeptContract,
} from "./billing/contract.queries.server.ts";
import { tellHolder, tellOffice, tellStranger } from "./billing/contract-letters.mail.server.ts";
import { type CancelKind, namesContract } from "./contract.ts";
import { isLive, type Subscription, subscriptionView } from "./subscription.ts";
import { cancelAtPeriodEnd } from "./subscriptions.server.ts";

// What the law lets people declare about a contract without signing in: by a letter's link, or by their address
// alone. What is said to a stranger never tells whether an address has a contract.

export type Contract = {
  token: string;
  subscription: Subscription;
  /** `zone`: the IANA zone in which their pages print days. */
  holder: { name: string; email: string; zone: string };
  /** Whether what was paid is still to be given back. */
  refundDue: boolean;
};

/** Anybody may enter any address: its owner hears of it, but is not flooded. */
const mayWriteTo = async (db: Db, email: string): Promise<boolean> =>
  (await waitBeforeMail(db, email)) === 0;

/** So many names a day may be tried on a contract: somebody's first and last name can be guessed, from anywhere. */
const names = { calls: 10, windowMs: 86_400_000 };

/** Whether an address comes with the contract's number, which nobody guesses, or its holder's name. */
async function isNamed(db: Db, { kept, holder }: KeptContract, said: Cancellation) {
  if (namesContract({ id: kept.id, name: "" }, said)) return true;
  if (!said.name.trim()) return false;
  // Counted before it is looked at: the answer is the same after the last attempt, whatever the name.
  if ((await countAttempt(db, [{ key: `contract name:${kept.id}`, ...names }])) > 0) return false;
  return namesContract({ id: kept.id, name: holder.name }, said);
}

type Confirmation = "cancelAsked" | "cancelAgain" | "cancelReceived";

/**
 * Confirms that a cancellation was received. The first of its kind for a contract and day (of UTC) goes out whatever
 * strangers have sent to this address (BGB § 312k(4)); those after it are within the bound of their mailbox.
 */
async function confirm(
  house: Basics,
  db: Db,
  found: KeptContract,
  letter: Confirmation,
  cancel?: CancelKind,
): Promise<void> {
  const mark = house.now().toISOString();
  if (await tellHolder(house, db, found, letter, { mark: mark.slice(0, 10), cancel })) return;
  if (await mayWriteTo(db, found.holder.email))
    await tellHolder(house, db, found, letter, { mark, cancel });
}

const shown = (found: KeptContract | null): Contract | null =>
  found && {
    token: found.token,
    subscription: subscriptionView(found.kept),
    holder: { name: found.holder.name, email: found.holder.email, zone: found.holder.zone },
    refundDue: found.kept.unwindDue,
  };

/**
 * The contract somebody asks about: that of the letter they came by, else their own.
 * @param o.token as the address has it; @param o.userId of whoever is signed in
 */
export async function contractOf(
  db: Db,
  o: { token: string | null; userId: string | null },
): Promise<Contract | null> {
  if (o.token) return shown(await contractByToken(db, o.token));
  return o.userId ? shown(await contractOfReader(db, o.userId)) : null;
}

/** What is declared by an address alone. The worker answers it: how long the page takes tells nothing either. */
export type ContractRequest = {
  email: string;
  locale: Locale;
  act: "withdraw" | "cancel";
  kind: CancelKind;
};
const ask = ({ db, now }: Basics, said: ContractRequest): Promise<unknown> =>
  askForMail(db, { kind: "contract", said }, now());

/** Answers a request, in the transaction that ends it; all that is written about it says when it came. */
export async function answerContractRequest(
  house: Basics,
  said: ContractRequest,
  askedAt: Date,
  tx: Tx,
): Promise<void> {
  const received = { ...house, now: () => askedAt };
  if (said.act === "withdraw") return answerWithdrawal(received, tx, said);
  const found = await contractOfAddress(tx, said.email);
  if (found && isLive(found.kept)) await confirm(received, tx, found, "cancelAsked", said.kind);
  else await tellUnknown(received, tx, said);
}

/** Tells whoever has the address that no contract runs under it. */
async function tellUnknown(
  house: Basics,
  db: Db,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const mark = house.now().toISOString();
  if (email && (await mayWriteTo(db, email)))
    await tellStranger(house, db, { email, locale, mark: `${email} ${mark}` });
}

/** Mails the link to withdraw by to whoever holds a contract under this address, and to a stranger that they hold none. */
export const mailContractLink = (
  house: Basics,
  { email, locale }: { email: string; locale: Locale },
): Promise<unknown> => ask(house, { email, locale, act: "withdraw", kind: "ordinary" });

async function answerWithdrawal(house: Basics, tx: Tx, to: ContractRequest): Promise<void> {
  const { email } = to;
  const found = await contractOfAddress(tx, email);
  if (!found) return tellUnknown(house, tx, to);
  if (await mayWriteTo(tx, email))
    await tellHolder(house, tx, found, "contractLink", { mark: house.now().toISOString() });
}

export type Cancellation = {
  email: string;
  locale: Locale;
  kind: CancelKind;
  reason: string;
  /** By a letter's link, or of whoever is signed in: then the address need not be known, and who asks is. */
  token: string | null;
  /** What names the contract where nothing but an address is there. */
  name: string;
  number: string;
};

/**
 * Receives a cancellation (BGB § 312k; Code de la consommation L.215-1-1), which a letter confirms at once (see
 * `confirm`). By a letter's link, a session, or an address with the holder's name or the contract's number, the contract
 * ends with its period, and the letter has a link to take it back. By an address alone anybody could end anybody's:
 * then the letter has the link that lets it take effect. While the provider is away it is stored and carried out
 * later. Nothing tells the caller whether there was a contract.
 */
export async function declareCancellation(house: Basics, said: Cancellation): Promise<void> {
  const { token, name, number, email, locale, kind } = said;
  if (token || name.trim() || number.trim()) await receive(house, said);
  else await ask(house, { email, locale, act: "cancel", kind });
}

async function receive(house: Basics, said: Cancellation): Promise<void> {
  const { db, now } = house;
  const at = now();
  const mark = at.toISOString();
  // All that is written about it says the one time that counts.
  const received = { ...house, now: () => at };
  const { token, email, locale, kind } = said;
  const found = token ? await contractByToken(db, token) : await contractOfAddress(db, email);
  if (!found || !isLive(found.kept)) return tellUnknown(received, db, { email, locale });
  const { kept, holder } = found;
  if (!token && !(await isNamed(db, found, said))) {
    await confirm(received, db, found, "cancelAsked", kind);
    return;
  }
  await audit(db, {
    ...{ at, actor: "contract form", action: "contract.cancel", subject: `user:${holder.userId}` },
    detail: { subscription: kept.id, kind },
  });
  if (kind === "extraordinary") {
    await keepReason(db, kept.id, { reason: said.reason, at });
    await tellOffice(received, db, found, said.reason);
  }
  if (kept.cancelAt) {
    await confirm(received, db, found, "cancelAgain");
    return;
  }
  // Stored first: what is declared now counts from now, whenever it is carried out.
  await wish(db, kept.id, kept.cancelWishedAt ?? at);
  const done = await cancelAtPeriodEnd(house, kept.id);
  if (done.ok || done.reason === "none") await wish(db, kept.id, null);
  // A first declaration is confirmed even where another of this day was taken back.
  else if (!kept.cancelWishedAt) await tellHolder(received, db, found, "cancelReceived", { mark });
  else await confirm(received, db, found, "cancelReceived");
}

const keepReason = (db: Db, id: string, o: { reason: string; at: Date }): Promise<unknown> =>
  db
    .updateTable("subscriptions")
    .set({ cancel_reason: o.reason, cancel_reason_at: o.at })
    .where("id", "=", id)
    .execute();

/** Every cancellation for an important reason whose contract has not ended, newest first: for a person to judge. */
export const listReasons = (db: Db) =>
  db
    .selectFrom("subscriptions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "u.email", "s.cancel_reason_at as at", "s.cancel_reason as reason"])
    .where("s.cancel_reason_at", "is not", null)
    .where("s.ended_at", "is", null)
    .orderBy("s.cancel_reason_at", "desc")
    .execute();

const wish = (db: Db, id: string, at: Date | null): Promise<unknown> =>
  db.updateTable("subscriptions").set({ cancel_wished_at: at }).where("id", "=", id).execute();

/** Carries out what was declared while the provider was away. */
export async function finishCancellations(house: Basics): Promise<void> {
  const due = await house.db
    .selectFrom("subscriptions")
    .select("id")
    .where("cancel_wished_at", "is not", null)
    .execute();
  for (const { id } of due) {
    const done = await cancelAtPeriodEnd(house, id);
    if (done.ok || done.reason === "none") await wish(house.db, id, null);
  }
}

/** Between three months and one month before: two months leave time for either (L.215-1). */
const noticeDays = 60;
const dayMs = 86_400_000;

/** Reminds whoever pays by the year of the renewal that is coming; once for each. */
export async function remindOfRenewals(house: Basics): Promise<void> {
  const { db, now } = house;
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
    const found = await contractByToken(db, contract_token);
    if (!found) continue;
    await transaction(db, async (tx) => {
      const mark = period_ends_at.toISOString();
      await tellHolder(house, tx, found, "renewalNotice", { mark });
      await tx
        .updateTable("subscriptions")
        .set({ renewal_told_for: period_ends_at })
        .where("id", "=", found.kept.id)
        .execute();
    });
  }
}
