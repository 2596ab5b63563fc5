import { answerMailRequests } from "#platform/mail/deferred-mail-requests.server.ts";
import {
  answerContractRequest,
  type ContractRequest,
  contractOf,
  type declareCancellation,
} from "#subscriptions/contracts.server.ts";
import type { Offer } from "#subscriptions/plans.ts";
import { subscriptionOf } from "#subscriptions/subscriptions.server.ts";
import { type BillingStage, insider, subscribe, withoutTrial } from "./billing.ts";
import type { SignedIn } from "./readers.ts";

/** @property token of the contract's links; @property number of the contract, the provider's id */
export type Subscriber = SignedIn & { token: string; number: string };

/** A reader who has paid for an offer, and got the letter about it. */
export async function subscribedReader(
  stage: BillingStage,
  offer: Offer = insider,
): Promise<Subscriber> {
  const reader = await stage.reader();
  await withoutTrial(stage, reader);
  await subscribe(stage, reader, offer);
  await stage.settle();
  const contract = await contractOf(stage.db, { token: null, userId: reader.id });
  return { ...reader, token: contract?.token ?? "", number: contract?.subscription.id ?? "" };
}

/** The letters to an address, oldest first. */
export const lettersOf = async (stage: Pick<BillingStage, "pool">, address: string) =>
  (
    await stage.pool.query(
      "select subject, text from mails where recipient = $1 order by queued_at, id",
      [address],
    )
  ).rows as { subject: string; text: string }[];

/** When a reader's subscription ends by a cancellation, as ISO 8601; null where it goes on. */
export const endOfSubscription = async (
  { db }: Pick<BillingStage, "db">,
  { id }: Pick<SignedIn, "id">,
): Promise<string | null> => (await subscriptionOf(db, id))?.cancelAt ?? null;

export type Declaration = Parameters<typeof declareCancellation>[1];

/** An ordinary declaration of cancellation, of which a test says what matters. */
export const declaration = (said: Partial<Declaration> = {}): Declaration => ({
  email: "",
  locale: "en",
  token: null,
  kind: "ordinary",
  reason: "",
  name: "",
  number: "",
  ...said,
});

/** Answers the requests about contracts that wait, as the worker does. */
export const answerContractRequests = ({ services }: Pick<BillingStage, "services">) =>
  answerMailRequests(services, {
    contract: {
      answer: (request: ContractRequest, at, tx) =>
        answerContractRequest(services, request, at, tx),
      answerableMs: null,
    },
  });

/** Services with a payment provider that cannot be reached. */
export function servicesCutOff({ services }: Pick<BillingStage, "services">) {
  const { config } = services;
  const stripe = config.stripe && { ...config.stripe, apiUrl: "http://127.0.0.1:9" };
  return { ...services, config: { ...config, stripe } };
}
