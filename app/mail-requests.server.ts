import { type AccountMailRequest, accountsOf } from "#accounts/accounts.server.ts";
import { letterSite } from "#mails/letter.server.ts";
import { type SignUpRequest, signUp } from "#newsletters/newsletters.server.ts";
import { hourMs } from "#platform/duration.ts";
import { answerMailRequests } from "#platform/mail/deferred-mail-requests.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { answerContractRequest, type ContractRequest } from "#subscriptions/contracts.server.ts";

/** Codes and links are of no use to those who have given up waiting for them. */

/**
 * Writes the mails that visitors have requested. Each kind of request is answered by its own room; this file composes
 * them because the queue in `platform` must not import rooms.
 * @returns how many requests were tried
 */
export const answerRequests = (services: CoreServices, signal?: AbortSignal): Promise<number> =>
  answerMailRequests(
    services,
    {
      newsletter: {
        answer: async (details: SignUpRequest, askedAt, tx) => {
          await signUp(tx, { ...details, site: letterSite(services.config) }, askedAt);
        },
        answerableMs: hourMs,
      },
      account: {
        answer: (details: AccountMailRequest, askedAt, tx) =>
          accountsOf(services).answerMailRequest(details, askedAt, tx),
        answerableMs: hourMs,
      },
      contract: {
        answer: (details: ContractRequest, askedAt, tx) =>
          answerContractRequest(services, details, askedAt, tx),
        answerableMs: null,
      },
    },
    signal,
  );
