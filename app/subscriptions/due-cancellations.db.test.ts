// Cancellations that are stored before they are carried out, against the provider's sandbox.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answerMailRequests } from "#platform/mail/deferred-mail-requests.server.ts";
import { type BillingStage, openBillingStage } from "../../tests/factories/billing.ts";
import { endOfSubscription, lettersOf, subscribedReader } from "../../tests/factories/contracts.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import {
  answerContractRequest,
  type ContractRequest,
  declareCancellation,
  finishCancellations,
} from "./contracts.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterEach(() => void stage.lines.splice(0));
afterAll(() => stage?.close());

const subscriber = () => subscribedReader(stage);
const lettersTo = (address: string) => lettersOf(stage, address);
const endOf = (reader: SignedIn) => endOfSubscription(stage, reader);
const declaration = (o: Partial<Parameters<typeof declareCancellation>[1]>) => ({
  email: "",
  locale: "en" as const,
  token: null,
  kind: "ordinary" as const,
  reason: "",
  name: "",
  number: "",
  ...o,
});
/** Takes requests off the queue, as the worker does. */
const answer = () =>
  answerMailRequests(stage.services, {
    contract: (request: ContractRequest, at, tx) =>
      answerContractRequest(stage.services, request, at, tx),
  });
/** Services with a provider that cannot be reached. */
const cutOff = () => {
  const { config } = stage.services;
  const stripe = config.stripe && { ...config.stripe, apiUrl: "http://127.0.0.1:9" };
  return { ...stage.services, config: { ...config, stripe } };
};

describe("a cancellation", () => {
  it("is stored with the request that is answered, so that an interruption loses neither it nor its receipt", async () => {
    const reader = await subscriber();
    const subjects = async () => (await lettersTo(reader.email)).slice(1).map((one) => one.subject);
    const declared = { email: reader.email, number: reader.number, reason: "I am moving away" };
    await declareCancellation(cutOff(), declaration({ ...declared, kind: "extraordinary" }));
    // The process ends after the request is answered.
    await answer();
    expect(await subjects()).toEqual([]);
    for (let n = 0; n < 2; n++) await finishCancellations(cutOff());
    expect(await subjects()).toEqual(["We have received your cancellation"]);
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("“I am moving away”");
    // One more while the first still waits.
    await declareCancellation(cutOff(), declaration({ token: reader.token }));
    expect(await subjects()).toHaveLength(2);
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain(
      "Kind of cancellation: at the end of the current period",
    );
    await finishCancellations(stage.services);
    expect(await endOf(reader)).not.toBeNull();
    // What changes nothing is confirmed as well where the process ends in between.
    await declareCancellation(stage.services, declaration(declared));
    await answer();
    await finishCancellations(stage.services);
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("had been cancelled before");
    const count = (await subjects()).length;
    await finishCancellations(stage.services);
    expect(await subjects()).toHaveLength(count);
  });

  it("is confirmed without asking an unavailable provider for each", async () => {
    const readers = [await subscriber(), await subscriber(), await subscriber()];
    for (const { email, number } of readers)
      await declareCancellation(stage.services, declaration({ email, number }));
    await answer();
    stage.lines.splice(0);
    await finishCancellations(cutOff());
    for (const { email } of readers)
      expect((await lettersTo(email)).at(-1)?.subject).toBe("We have received your cancellation");
    expect(stage.lines.map((line) => line.message)).toEqual([
      "the payment provider is unavailable",
    ]);
    await finishCancellations(stage.services);
    expect(await Promise.all(readers.map(endOf))).not.toContain(null);
  });
});
