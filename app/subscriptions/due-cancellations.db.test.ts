// Cancellations that are stored before they are carried out, against the provider's sandbox.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type BillingStage, openBillingStage, visit } from "../../tests/factories/billing.ts";
import {
  answerContractRequests,
  declaration,
  endOfSubscription,
  lettersOf,
  type Subscriber,
  servicesCutOff,
  subscribedReader,
} from "../../tests/factories/contracts.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import { openProvider } from "./billing/provider.server.ts";
import { clearCancelRequest } from "./billing/subscriptions.queries.server.ts";
import { declareCancellation, finishCancellations } from "./contracts.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { openPortal } from "./subscriptions.server.ts";

const away = "the payment provider is unavailable";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterEach(() => void stage.lines.splice(0));
afterAll(() => stage?.close());

const subscriber = () => subscribedReader(stage);
const lettersTo = (address: string) => lettersOf(stage, address);
const endOf = (reader: SignedIn) => endOfSubscription(stage, reader);
const answer = () => answerContractRequests(stage);
const cutOff = () => servicesCutOff(stage);

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

  it("that was declared before a renewal ends the contract after it, and gives back that renewal alone", async () => {
    const reader = await subscriber();
    await declareCancellation(cutOff(), declaration({ token: reader.token }));
    await finishCancellations(cutOff());
    stage.lines.splice(0);
    await stage.move(stage.later(32));
    await stage.settle();
    const state = async () => {
      const { rows } = await stage.pool.query(
        "select status, unwind_due, refunded_cents from subscriptions where user_id = $1",
        [reader.id],
      );
      return rows[0];
    };
    expect(await state()).toEqual({ status: "active", unwind_due: false, refunded_cents: 0 });
    // The provider refuses the refund at first.
    const match = "POST /v1/refunds";
    await stage.sandbox.control("POST /_sandbox/faults", { match, times: 9, status: 400 });
    await finishCancellations(stage.services);
    await stage.sandbox.control("DELETE /_sandbox/faults");
    expect(await state()).toMatchObject({ status: "canceled", unwind_due: true });
    expect(stage.lines.map((line) => line.level)).toContain("error");
    stage.lines.splice(0);
    await reconcile(stage.services);
    await stage.settle();
    expect(await state()).toEqual({ status: "canceled", unwind_due: false, refunded_cents: 1999 });
    const invoices = await stage.stripe.invoices.list({ subscription: reader.number });
    expect(invoices.data.map((invoice) => invoice.billing_reason).sort()).toEqual([
      "subscription_create",
      "subscription_cycle",
    ]);
    const letters = (await lettersTo(reader.email)).slice(1);
    expect(letters.map((one) => one.subject)).toEqual([
      "We have received your cancellation",
      "Payment received: €19.99",
      "Your subscription has ended",
      "We have given back €19.99",
    ]);
    expect(letters[2]?.text).toContain("before the subscription renewed");
    expect(await endOf(reader)).toBeNull();
    await finishCancellations(stage.services);
    expect(await lettersTo(reader.email)).toHaveLength(5);
  });

  it("that was declared before a change of plan ends the contract with the new period, which is paid", async () => {
    const reader = await subscriber();
    await declareCancellation(cutOff(), declaration({ token: reader.token }));
    await stage.move(stage.later(1));
    const { items } = await stage.stripe.subscriptions.retrieve(reader.number);
    const yearly = await stage.stripe.prices.list({ lookup_keys: ["eunison_insider_year_eur"] });
    await stage.stripe.subscriptions.update(reader.number, {
      items: [{ id: items.data[0]?.id ?? "", price: yearly.data[0]?.id ?? "" }],
      proration_behavior: "always_invoice",
    });
    await stage.settle();
    await finishCancellations(stage.services);
    const changed = await stage.stripe.subscriptions.retrieve(reader.number);
    expect(changed).toMatchObject({ status: "active", cancel_at_period_end: true });
    expect(changed.items.data[0]?.current_period_start).toBeGreaterThan(
      items.data[0]?.current_period_start ?? 0,
    );
    expect(await endOf(reader)).not.toBeNull();
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
    expect(stage.lines.map((line) => line.message)).toEqual([away, away]);
    await finishCancellations(stage.services);
    expect(await Promise.all(readers.map(endOf))).not.toContain(null);
  });

  it("is carried out although the provider is unavailable for the one before it", async () => {
    const [broken, other] = [await subscriber(), await subscriber()];
    for (const { email, number } of [broken, other])
      await declareCancellation(stage.services, declaration({ email, number }));
    await answer();
    stage.lines.splice(0);
    const match = `POST /v1/subscriptions/${broken.number}`;
    await stage.sandbox.control("POST /_sandbox/faults", { match, times: 9, status: 500 });
    await finishCancellations(stage.services);
    expect([await endOf(broken), await endOf(other)]).toEqual([null, expect.any(String)]);
    await stage.sandbox.control("DELETE /_sandbox/faults");
    await finishCancellations(stage.services);
    expect(await endOf(broken)).toEqual(expect.any(String));
    expect(stage.lines.map((line) => line.message)).toEqual([away]);
  });

  describe("by a form that is sent twice", () => {
    const ordinary = "Kind of cancellation: at the end of the current period";
    it.each([
      ["ordinary", "", ordinary],
      ["extraordinary", "The price", "Your reason: “The price”"],
    ] as const)("has one letter of its kind (%s)", async (kind, reason, text) => {
      for (const isAway of [false, true]) {
        const reader = await subscriber();
        const { email, number } = reader;
        const declared = declaration({ email, number, kind, reason });
        for (let n = 0; n < 2; n++) await declareCancellation(stage.services, declared);
        await answer();
        await finishCancellations(isAway ? cutOff() : stage.services);
        const letters = (await lettersTo(email)).slice(1);
        expect(letters.map((one) => one.subject)).toEqual([
          isAway
            ? "We have received your cancellation"
            : expect.stringMatching(/^Your subscription ends on/),
        ]);
        expect(letters[0]?.text).toContain(text);
        await finishCancellations(stage.services);
        expect(await endOf(reader)).not.toBeNull();
      }
    });
  });

  it("with two reasons has one letter within the hour, and one that is declared again later another", async () => {
    const { email, number } = await subscriber();
    const declared = { email, number, kind: "extraordinary" as const };
    const texts = async () => (await lettersTo(email)).slice(1).map((one) => one.text);
    for (const reason of ["The price", "The news"])
      await declareCancellation(stage.services, declaration({ ...declared, reason }));
    await answer();
    for (let n = 0; n < 2; n++) await finishCancellations(cutOff());
    expect(await texts()).toEqual([expect.stringContaining("“The price”")]);
    await stage.move(stage.later(1));
    await declareCancellation(stage.services, declaration({ ...declared, reason: "The news" }));
    await answer();
    await finishCancellations(stage.services);
    expect((await texts()).slice(1)).toEqual([
      expect.stringContaining("“The news”"),
      expect.stringContaining("“The news”"),
    ]);
  });

  describe("that is carried out while its answer is lost", () => {
    const loseAnswer = async (reader: Subscriber) => {
      await stage.sandbox.control("POST /_sandbox/faults", {
        match: `POST /v1/subscriptions/${reader.number}`,
        // As often as a request is made before it counts as failed.
        times: 3,
        drop: "after",
      });
      await declareCancellation(stage.services, declaration({ token: reader.token }));
      await stage.settle();
      expect(await endOf(reader)).not.toBeNull();
    };

    it("is confirmed by the letter about the change, which is no earlier cancellation", async () => {
      const reader = await subscriber();
      await loseAnswer(reader);
      await finishCancellations(stage.services);
      const letters = (await lettersTo(reader.email)).slice(1);
      expect(letters.map((one) => one.subject)).toEqual([
        "We have received your cancellation",
        expect.stringMatching(/^Your subscription ends on/),
      ]);
    });

    it("is not carried out again once its reader has resumed", async () => {
      const reader = await subscriber();
      await loseAnswer(reader);
      const opened = await openPortal(stage.services, reader);
      await visit(`${opened.ok ? opened.url : ""}/resume/${reader.number}`, {});
      await stage.settle();
      await finishCancellations(stage.services);
      await stage.settle();
      expect(await endOf(reader)).toBeNull();
    });
  });

  it("that is taken back while the provider is asked has no letter that says it waits", async () => {
    const reader = await subscriber();
    const provider = await openProvider(stage.services.config);
    if (!provider) throw new Error("no provider");
    vi.spyOn(provider.subscriptions, "retrieve").mockImplementationOnce(async () => {
      await clearCancelRequest(stage.db, reader.number);
      throw new Error("no");
    });
    await declareCancellation(stage.services, declaration({ token: reader.token }));
    expect((await lettersTo(reader.email)).slice(1)).toEqual([]);
  });
});
