// Cancellations that are taken back, against the provider's sandbox.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type BillingStage,
  essential,
  insider,
  openBillingStage,
  visit,
} from "../../tests/factories/billing.ts";
import { endOfSubscription, lettersOf, subscribedReader } from "../../tests/factories/contracts.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import { openProvider } from "./billing/provider.server.ts";
import {
  declareCancellation,
  finishCancellations,
  listCancellationReasons,
} from "./contracts.server.ts";
import type { Offer } from "./plans.ts";
import {
  openPortal,
  resume,
  startCheckout,
  subscriptionOf,
  syncReader,
} from "./subscriptions.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage?.close());

const subscriber = (offer?: Offer) => subscribedReader(stage, offer);
const lettersTo = (address: string) => lettersOf(stage, address);
const endOf = (reader: SignedIn) => endOfSubscription(stage, reader);
/** By the link of a letter. @param reason the important one; none cancels at the end of the period */
const cancel = ({ token, reason = "" }: { token: string; reason?: string }) =>
  declareCancellation(stage.services, {
    token,
    reason,
    kind: reason ? "extraordinary" : "ordinary",
    email: "",
    name: "",
    number: "",
    locale: "en",
  });

/** A subscriber who has a change of plan scheduled for the renewal. */
async function changing() {
  const reader = await subscriber();
  const started = await startCheckout(stage.services, reader, essential, { locale: "en" });
  await visit((await visit(started.ok ? started.url : "")).to ?? "", {});
  await stage.settle();
  return reader;
}
const plansOf = async (reader: SignedIn) => {
  const found = await subscriptionOf(stage.db, reader.id);
  return [found?.nextPlan?.plan ?? null, found?.setAsidePlan?.plan ?? null];
};
const notAgain = "a change of plan could not be scheduled again";

describe("a cancellation", () => {
  it("is confirmed each time that it is declared after resuming, and once however often that is read", async () => {
    const reader = await subscriber({ ...insider, interval: "year" });
    const confirmed = async () =>
      (await lettersTo(reader.email)).filter((one) =>
        /^Your subscription ends on/.test(one.subject),
      ).length;
    const resumed = async () =>
      (await lettersTo(reader.email)).filter((one) => one.subject === "Your subscription goes on")
        .length;
    for (const [round, days] of [0, 0, 8].entries()) {
      await stage.move(stage.later(days));
      await cancel({ token: reader.token });
      await stage.settle();
      await syncReader(stage.services, reader.id, 0);
      expect(await confirmed()).toBe(round + 1);
      expect(await resume(stage.services, reader.number)).toEqual({ ok: true });
      await stage.settle();
      expect(await resumed()).toBe(round + 1);
    }
    expect(await endOf(reader)).toBeNull();
  });

  it("sets a planned change of plan aside, and resuming plans it again", async () => {
    const reader = await changing();
    const plans = async () => {
      await stage.settle();
      return plansOf(reader);
    };
    const lastText = async () => (await lettersTo(reader.email)).at(-1)?.text;
    expect(await plans()).toEqual(["essential", null]);
    const before = (await subscriptionOf(stage.db, reader.id))?.nextPlan?.at;
    // Here first, then in the provider's portal.
    const opened = await openPortal(stage.services, reader);
    const portal = opened.ok ? opened.url : "";
    for (const cancels of [
      () => cancel({ token: reader.token }),
      () => visit(`${portal}/cancel/${reader.number}`, {}),
    ]) {
      await cancels();
      expect(await plans()).toEqual([null, "essential"]);
      expect(await lastText()).toContain(
        "The change to Essential Pass that you had arranged falls",
      );
      expect(await resume(stage.services, reader.number)).toEqual({ ok: true });
      expect(await plans()).toEqual(["essential", null]);
      expect((await subscriptionOf(stage.db, reader.id))?.nextPlan?.at).toBe(before);
      expect(await lastText()).toMatch(
        /is planned again: from .+ you have Essential Pass and pay €6.99/,
      );
    }
    // The portal knows nothing of it, and the letter says so.
    await cancel({ token: reader.token });
    await visit(`${portal}/resume/${reader.number}`, {});
    expect(await plans()).toEqual([null, null]);
    expect(await lastText()).toContain("is no longer planned");
    expect(stage.lines.filter((line) => line.level === "error")).toEqual([]);
  });

  it("is resumed without a schedule where the change of plan cannot be added to it", async () => {
    const reader = await changing();
    await cancel({ token: reader.token });
    // As often as a request is made before it counts as failed.
    await stage.sandbox.control("POST /_sandbox/faults", {
      match: "POST /v1/subscription_schedules/",
      times: 3,
      status: 500,
    });
    expect(await resume(stage.services, reader.number)).toEqual({ ok: true });
    await stage.settle();
    expect((await stage.stripe.subscriptions.retrieve(reader.number)).schedule).toBeNull();
    expect(await plansOf(reader)).toEqual([null, null]);
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("is no longer planned");
    expect(stage.lines.splice(0).map((line) => line.message)).toEqual([notAgain]);
  });

  it("names the loss of a change of plan also where a sync comes before it, and forgets the change", async () => {
    const reader = await changing();
    await cancel({ token: reader.token });
    const provider = await openProvider(stage.services.config);
    if (!provider) throw new Error("no provider");
    const update = provider.subscriptions.update.bind(provider.subscriptions);
    vi.spyOn(provider.subscriptions, "update").mockImplementationOnce(async (...sent) => {
      const updated = await update(...sent);
      await syncReader(stage.services, reader.id, 0);
      return updated;
    });
    vi.spyOn(provider.subscriptionSchedules, "create").mockRejectedValueOnce(new Error("no"));
    expect(await resume(stage.services, reader.number)).toEqual({ ok: true });
    await stage.settle();
    expect(await plansOf(reader)).toEqual([null, null]);
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("is no longer planned");
    await cancel({ token: reader.token });
    expect((await lettersTo(reader.email)).at(-1)?.text).not.toContain("Essential Pass");
    expect(stage.lines.splice(0).map((line) => line.message)).toEqual([notAgain]);
  });

  it("for an important reason is no more for a person to judge once its reader stays", async () => {
    const reader = await subscriber();
    const reasons = async () =>
      (await listCancellationReasons(stage.db)).filter((one) => one.id === reader.number);
    await cancel({ token: reader.token, reason: "I am moving away" });
    expect(await reasons()).toMatchObject([{ reason: "I am moving away" }]);
    await resume(stage.services, reader.number);
    expect(await reasons()).toEqual([]);
    await cancel({ token: reader.token });
    expect(await reasons()).toEqual([]);
    // The letter of the second one does not name the first one's reason either.
    const [first, second] = (await lettersTo(reader.email))
      .filter((one) => /^Your subscription ends on/.test(one.subject))
      .map((one) => one.text);
    expect(first).toContain("Kind of cancellation: for an important reason");
    expect(first).toContain("Your reason: “I am moving away”");
    expect(first).toContain("A person reads it and answers you by email");
    expect(second).toContain("Kind of cancellation: at the end of the current period");
    expect(second).not.toContain("moving away");
  });

  it("takes effect where we have not read yet that the one before was taken back in the portal", async () => {
    const reader = await subscriber();
    const opened = await openPortal(stage.services, reader);
    await cancel({ token: reader.token, reason: "I am moving away" });
    await visit(`${opened.ok ? opened.url : ""}/resume/${reader.number}`, {});
    await cancel({ token: reader.token, reason: "The price" });
    const found = await stage.stripe.subscriptions.retrieve(reader.number);
    expect(found.cancel_at_period_end).toBe(true);
    await stage.settle();
    const reasons = await listCancellationReasons(stage.db);
    expect(reasons).toMatchObject([{ id: reader.number, reason: "The price" }]);
    const letters = (await lettersTo(reader.email)).slice(1);
    expect(letters.map((one) => one.subject.replace(/ \d.*/, ""))).toEqual([
      "Your subscription ends on",
      "Your subscription goes on",
      "Your subscription ends on",
    ]);
    expect(letters.at(-1)?.text).toContain("Your reason: “The price”");
  });

  it("that waits for the provider is taken back as well", async () => {
    const reader = await subscriber();
    await cancel({ token: reader.token });
    // The next one does not reach the provider, and waits.
    await stage.sandbox.control("POST /_sandbox/faults", {
      match: `GET /v1/subscriptions/${reader.number}`,
      times: 3,
      status: 500,
    });
    await cancel({ token: reader.token });
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("had been cancelled before");
    expect(await resume(stage.services, reader.number)).toEqual({ ok: true });
    await finishCancellations(stage.services);
    expect(await endOf(reader)).toBeNull();
    stage.lines.splice(0);
  });
});
