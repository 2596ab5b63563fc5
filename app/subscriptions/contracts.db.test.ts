// What the law lets people declare about a contract, against the provider's sandbox.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BillingStage,
  insider,
  openBillingStage,
  subscribe,
  withoutTrial,
} from "../../tests/factories/billing.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import {
  contractOf,
  declareCancellation,
  finishCancellations,
  mailContractLink,
  remindOfRenewals,
} from "./contracts.server.ts";
import { resume, subscriptionOf, tellAddress, withdraw } from "./subscriptions.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage?.close());

async function subscriber(offer = insider): Promise<SignedIn & { token: string }> {
  const reader = await stage.reader();
  await withoutTrial(stage, reader);
  await subscribe(stage, reader, offer);
  await stage.settle();
  const contract = await contractOf(stage.db, { token: null, userId: reader.id });
  return { ...reader, token: contract?.token ?? "" };
}
const lettersTo = async (address: string) =>
  (
    await stage.pool.query(
      "select subject, text from mails where recipient = $1 order by queued_at, id",
      [address],
    )
  ).rows as { subject: string; text: string }[];
const cancel = (email: string, o: { kind?: "ordinary" | "extraordinary"; reason?: string } = {}) =>
  declareCancellation(stage.house, {
    ...{ email, locale: "en", token: null },
    ...{ kind: o.kind ?? "ordinary", reason: o.reason ?? "" },
  });

describe("a contract", () => {
  it("is confirmed with the right to withdraw and the way to it", async () => {
    const reader = await subscriber();
    const [letter] = await lettersTo(reader.email);
    expect(letter?.subject).toBe("Welcome to Insider");
    expect(letter?.text).toContain("You may withdraw from this contract without giving a reason");
    expect(letter?.text).toContain(`/withdraw?contract=${reader.token}&lang=en`);
  });

  it("is found by the letter's token, by its holder, and by nothing else", async () => {
    const reader = await subscriber();
    const found = await contractOf(stage.db, { token: reader.token, userId: null });
    expect(found).toMatchObject({ holder: { email: reader.email }, token: reader.token });
    const other = await stage.reader();
    for (const token of ["", "x", "' or 1=1", crypto.randomUUID()])
      expect(await contractOf(stage.db, { token, userId: other.id })).toBeNull();
    // A link that is wrong does not show whoever follows it something of their own in its place.
    expect(
      await contractOf(stage.db, { token: crypto.randomUUID(), userId: reader.id }),
    ).toBeNull();
  });

  it("is withdrawn from on day 10 with all that was paid, and no more on day 15", async () => {
    const early = await subscriber();
    const late = await subscriber();
    await stage.move(stage.later(10));
    await stage.settle();
    const id = (await subscriptionOf(stage.db, early.id))?.id ?? "";
    expect(await withdraw(stage.house, id)).toMatchObject({ ok: true, refundedCents: 19_99 });
    await stage.settle();
    const letters = await lettersTo(early.email);
    const withdrawal = letters.find((one) => one.subject.startsWith("You have withdrawn"));
    expect(withdrawal?.text).toMatch(
      /on Insider, concluded on .+ \d{4}, on .+ at \d\d:\d\d \(UTC\)/,
    );
    expect(letters.map((one) => one.subject)).toContain("We have given back €19.99");
    await stage.move(stage.later(5));
    await stage.settle();
    const still = (await subscriptionOf(stage.db, late.id))?.id ?? "";
    expect(await withdraw(stage.house, still)).toEqual({ ok: false, reason: "late" });
  });
});

describe("a cancellation without signing in", () => {
  it("ends the contract with its period, confirms it with a way back, and says the same of strangers", async () => {
    const reader = await subscriber();
    await cancel(`  ${reader.email.toUpperCase()} `);
    const ends = (await subscriptionOf(stage.db, reader.id))?.cancelAt;
    expect(ends).not.toBeNull();
    const letter = (await lettersTo(reader.email)).at(-1);
    expect(letter?.subject).toMatch(/^Your subscription ends on /);
    expect(letter?.text).toMatch(/We received your cancellation on .+ \(UTC\)/);
    expect(letter?.text).toContain(`/cancel/resume?contract=${reader.token}`);

    await cancel(reader.email);
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("had been cancelled before");
    const found = await contractOf(stage.db, { token: reader.token, userId: null });
    expect(await resume(stage.house, found?.subscription.id ?? "")).toEqual({ ok: true });
    expect((await subscriptionOf(stage.db, reader.id))?.cancelAt).toBeNull();

    expect(await cancel("stranger@example.eu")).toBeUndefined();
    expect((await lettersTo("stranger@example.eu")).map((one) => one.subject)).toEqual([
      "No subscription under this address",
    ]);
  });

  it("for an important reason also reaches a person", async () => {
    const reader = await subscriber();
    await cancel(reader.email, { kind: "extraordinary", reason: "The price\r\nBcc: x@example.eu" });
    const letters = await lettersTo(stage.house.config.site.mailbox);
    expect(letters.at(-1)?.subject).toBe("A cancellation for an important reason");
    expect(letters.at(-1)?.text).toContain(reader.email);
    expect((await subscriptionOf(stage.db, reader.id))?.cancelAt).not.toBeNull();
  });

  it("is kept while the provider is away, and carried out when it is back", async () => {
    const reader = await subscriber();
    const away = {
      ...stage.house,
      config: {
        ...stage.house.config,
        stripe: stage.house.config.stripe && {
          ...stage.house.config.stripe,
          apiUrl: "http://127.0.0.1:9",
        },
      },
    };
    await declareCancellation(away, {
      ...{ email: reader.email, locale: "en", token: null, kind: "ordinary", reason: "" },
    });
    expect((await subscriptionOf(stage.db, reader.id))?.cancelAt).toBeNull();
    await finishCancellations(stage.house);
    expect((await subscriptionOf(stage.db, reader.id))?.cancelAt).not.toBeNull();
    const { rows } = await stage.pool.query(
      "select id from subscriptions where cancel_wished_at is not null",
    );
    expect(rows).toEqual([]);
    stage.lines.splice(0);
  });
});

it("a link to withdraw by is mailed to whoever has a contract, and the stranger hears that there is none", async () => {
  const reader = await subscriber();
  await mailContractLink(stage.house, { email: reader.email, locale: "de" });
  await mailContractLink(stage.house, { email: "nobody@example.eu", locale: "de" });
  const letter = (await lettersTo(reader.email)).at(-1);
  // In the language of the account, whoever asked.
  expect(letter?.subject).toBe("Withdraw from your contract");
  expect(letter?.text).toContain(`/withdraw?contract=${reader.token}&lang=en`);
  expect((await lettersTo("nobody@example.eu"))[0]?.subject).toBe(
    "Kein Abo unter dieser Adresse",
  );
});

it("an annual renewal is announced once, between three months and one month before", async () => {
  const monthly = await subscriber();
  const yearly = await subscriber({ ...insider, interval: "year" });
  await remindOfRenewals(stage.house);
  const notices = async (reader: SignedIn) =>
    (await lettersTo(reader.email)).filter((one) => /renews on/.test(one.subject));
  expect(await notices(yearly)).toEqual([]);
  await stage.move(stage.later(310));
  await stage.settle();
  for (let n = 0; n < 2; n++) await remindOfRenewals(stage.house);
  const told = await notices(yearly);
  // Letters are forgotten after 30 days; that this one was written is not.
  await stage.pool.query("delete from mails");
  await stage.move(stage.later(30));
  await stage.settle();
  await remindOfRenewals(stage.house);
  expect(await notices(yearly)).toEqual([]);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("you pay €199.00 a year");
  expect(told[0]?.text).toContain(`/cancel?contract=${yearly.token}`);
  expect(await notices(monthly)).toEqual([]);
});

it("a new address of a reader is the provider's as well", async () => {
  const reader = await subscriber();
  const email = `moved-${reader.email}`;
  await stage.pool.query("update users set email = $1 where id = $2", [email, reader.id]);
  await tellAddress(stage.house, email);
  await tellAddress(stage.house, "nobody@example.eu");
  const { data } = await stage.stripe.customers.list({ email });
  expect(data.map((one) => one.metadata.user_id)).toEqual([reader.id]);
});

it("nobody is flooded with letters by an address that others enter", async () => {
  const email = "flooded@example.eu";
  for (let n = 0; n < 8; n++) await mailContractLink(stage.house, { email, locale: "en" });
  for (let n = 0; n < 3; n++) await cancel(email);
  expect(await lettersTo(email)).toHaveLength(5);
});
