// Withdrawal and cancellation against the provider's sandbox.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import {
  type BillingStage,
  card,
  goodCard,
  insider,
  openBillingStage,
  visit,
} from "../../tests/factories/billing.ts";
import {
  answerContractRequests,
  type Declaration,
  declaration,
  endOfSubscription,
  lettersOf,
  type Subscriber,
  servicesCutOff,
  subscribedReader,
} from "../../tests/factories/contracts.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import { maxStaffMailsPerDay } from "./billing/contract-letters.mail.server.ts";
import {
  contractOf,
  declareCancellation,
  finishCancellations,
  listCancellationReasons,
  requestContractLink,
} from "./contracts.server.ts";
import { placeOrder } from "./orders.server.ts";
import type { Offer } from "./plans.ts";
import { remindOfRenewals } from "./renewal-notices.server.ts";
import { resume, startCheckout, subscriptionOf, withdraw } from "./subscriptions.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage?.close());

const subscriber = (offer?: Offer) => subscribedReader(stage, offer);
const lettersTo = (address: string) => lettersOf(stage, address);
const answer = () => answerContractRequests(stage);
const cancel = async (said: Partial<Declaration>) => {
  await declareCancellation(stage.services, declaration(said));
  await answer();
  await finishCancellations(stage.services);
};
const endOf = (reader: SignedIn) => endOfSubscription(stage, reader);
const call = (reader: SignedIn, first: string, last: string) =>
  stage.pool.query(
    `insert into profiles (user_id, first_name, last_name, updated_at) values ($1, $2, $3, now())
     on conflict (user_id) do update set first_name = $2, last_name = $3`,
    [reader.id, first, last],
  );
const cutOff = () => servicesCutOff(stage);

describe("a contract", () => {
  it("is confirmed with the right to withdraw and the way to it", async () => {
    const reader = await subscriber();
    const [letter] = await lettersTo(reader.email);
    expect(letter?.subject).toBe("Welcome to Insider Pass");
    expect(letter?.text).toContain("You may withdraw from this contract without giving a reason");
    expect(letter?.text).toContain(`/withdraw?contract=${reader.token}&lang=en`);
    expect(letter?.text).toContain(`Contract number: ${reader.number}.`);
  });

  it("is confirmed with what stood beside the button, the button's words and one way to write days and sums", async () => {
    const reader = await stage.reader();
    const shown = ["€0 today, €999 a year.", "Order with obligation to pay"];
    const offer = { plan: "academy", interval: "year", currency: "eur" } as const;
    const order = { offer, locale: "en" as const, withTrial: true, shown };
    const orderId = await placeOrder(stage.db, reader.id, order, stage.services.now());
    await stage.pool.query("update trials set card = null");
    const begun = await startCheckout(stage.services, reader, offer, { locale: "en", orderId });
    const page = await visit(begun.ok ? begun.url : "");
    expect(page.text).toContain("you pay €999 a year");
    expect(page.text).not.toContain("€999.00 a year");
    await visit(begun.ok ? begun.url : "", card(goodCard));
    await stage.settle();
    const { text } = (await lettersTo(reader.email))[0] ?? { text: "" };
    expect(text).toContain("with the button “Order with obligation to pay”, and this is what");
    expect(text).not.toMatch(/^Order with obligation to pay$/m);
    expect(text).toContain("you pay €999 a year");
    expect(text).not.toContain("999.00");
    // November 21, 2026 beside 21 November 2026.
    expect(text).toMatch(/\d{1,2} [A-Z][a-z]+ \d{4}/);
    expect(text).not.toMatch(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
  });

  it("is found by the letter's token, by its holder, and by nothing else", async () => {
    const reader = await subscriber();
    const found = await contractOf(stage.db, { token: reader.token, userId: null });
    expect(found).toMatchObject({ holder: { email: reader.email }, token: reader.token });
    const other = await stage.reader();
    for (const token of ["", "x", "' or 1=1", crypto.randomUUID()])
      expect(await contractOf(stage.db, { token, userId: other.id })).toBeNull();
    // A wrong link shows nothing, not even the signed-in reader's own contract.
    expect(
      await contractOf(stage.db, { token: crypto.randomUUID(), userId: reader.id }),
    ).toBeNull();
  });

  it("is withdrawn from on day 10 with all that was paid, and no more after its time", async () => {
    const early = await subscriber();
    const late = await subscriber();
    await stage.move(stage.later(10));
    await stage.settle();
    const id = (await subscriptionOf(stage.db, early.id))?.id ?? "";
    expect(await withdraw(stage.services, id)).toMatchObject({ ok: true, refundedCents: 19_99 });
    await stage.settle();
    const letters = await lettersTo(early.email);
    const withdrawal = letters.find((one) => one.subject.startsWith("You have withdrawn"));
    expect(withdrawal?.text).toMatch(
      /on Insider Pass, concluded on .+ \d{4}, on .+ at \d\d:\d\d \(UTC\)/,
    );
    expect(letters.map((one) => one.subject)).toContain("We have given back €19.99");
    await stage.move(stage.later(8));
    await stage.settle();
    const still = (await subscriptionOf(stage.db, late.id))?.id ?? "";
    expect(await withdraw(stage.services, still)).toEqual({ ok: false, reason: "late" });
  });
});

describe("a cancellation without signing in", () => {
  it("by an address alone ends nothing: its letter confirms it, and leads to the form that does", async () => {
    const reader = await subscriber();
    await call(reader, "Ada", "Example");
    for (const wrong of [{}, { name: "Ada" }, { name: "Mallory", number: "sub_guess" }])
      await cancel({ email: `  ${reader.email.toUpperCase()} `, ...wrong });
    await cancel({ email: reader.email, kind: "extraordinary", reason: "Buy at https://spam" });
    expect(await endOf(reader)).toBeNull();
    const letters = (await lettersTo(reader.email)).slice(1);
    expect(new Set(letters.map((one) => one.subject))).toEqual(
      new Set(["Please confirm your cancellation"]),
    );
    // The same form again is a second press, and its letter is on its way.
    expect(letters).toHaveLength(2);
    const [first, last] = letters;
    expect(first?.text).toMatch(/On .+ at \d\d:\d\d \(UTC\) we received a cancellation/);
    expect(first?.text).toContain(`(contract number ${reader.number}): at the end of`);
    expect(first?.text).toContain(`/cancel?contract=${reader.token}&lang=en`);
    // The reason of a cancellation by a stranger is not mailed.
    expect(last?.text).toContain("for an important reason");
    expect(last?.text).toContain(`/cancel?contract=${reader.token}&lang=en&kind=extraordinary`);
    expect(last?.text).not.toContain("spam");
    expect(await lettersTo(stage.services.config.site.mailbox)).toEqual([]);
    await cancel({ token: reader.token });
    expect(await endOf(reader)).not.toBeNull();
  });

  it.each([
    ["the number of the contract", (reader: Subscriber) => ({ number: ` ${reader.number} ` })],
    ["the name of its holder", () => ({ name: "example, ADA" })],
  ])("with %s ends it with its period, and confirms it with a way back", async (_, named) => {
    const reader = await subscriber();
    await call(reader, "Ada", "Example");
    await cancel({ email: reader.email, ...named(reader) });
    expect(await endOf(reader)).not.toBeNull();
    const letter = (await lettersTo(reader.email)).at(-1);
    expect(letter?.subject).toMatch(/^Your subscription ends on /);
    expect(letter?.text).toMatch(/We received your cancellation on .+ \(UTC\)/);
    expect(letter?.text).toContain(`/cancel/resume?contract=${reader.token}`);

    await cancel({ email: reader.email, ...named(reader) });
    expect((await lettersTo(reader.email)).at(-1)?.text).toContain("had been cancelled before");
    const found = await contractOf(stage.db, { token: reader.token, userId: null });
    expect(await resume(stage.services, found?.subscription.id ?? "")).toEqual({ ok: true });
    expect(await endOf(reader)).toBeNull();
  });

  it("takes ten names a day for a contract, from wherever they come, and its number always", async () => {
    const reader = await subscriber();
    await call(reader, "Ada", "Example");
    for (let n = 0; n < 10; n++) await cancel({ email: reader.email, name: `Guess ${n}` });
    await cancel({ email: reader.email, name: "Ada Example" });
    expect(await endOf(reader)).toBeNull();
    await cancel({ email: reader.email, name: "Guess", number: reader.number });
    expect(await endOf(reader)).not.toBeNull();
    // Cancellations without a name do not count.
    const other = await subscriber();
    await call(other, "Bea", "Example");
    for (let n = 0; n < 10; n++) await cancel({ email: other.email });
    await cancel({ email: other.email, name: "Bea Example" });
    expect(await endOf(other)).not.toBeNull();
  });

  it("is confirmed once a day whatever strangers have sent to its address", async () => {
    const reader = await subscriber();
    await call(reader, "Ada", "Example");
    while ((await countMail(stage.db, reader.email)) === 0);
    const subjects = async () => (await lettersTo(reader.email)).slice(1).map((one) => one.subject);
    const texts = async () => (await lettersTo(reader.email)).map((one) => one.text).join();
    for (let n = 0; n < 3; n++) await cancel({ email: reader.email });
    expect(await subjects()).toEqual(["Please confirm your cancellation"]);
    await cancel({ token: reader.token });
    expect(await endOf(reader)).not.toBeNull();
    expect(await subjects()).toHaveLength(2);
    expect(await texts()).not.toContain("had been cancelled before");
    for (const declared of [{ email: reader.email, name: "Ada Example" }, { token: reader.token }])
      await cancel(declared);
    expect(await subjects()).toHaveLength(3);
    expect(await texts()).toContain("had been cancelled before");
    await stage.move(stage.later(1));
    await cancel({ token: reader.token });
    expect(await subjects()).toHaveLength(4);
  });

  it("says the same of strangers", async () => {
    expect(await cancel({ email: "stranger@example.eu" })).toBeUndefined();
    expect((await lettersTo("stranger@example.eu")).map((one) => one.subject)).toEqual([
      "No subscription under this address",
    ]);
  });

  it("for an important reason reaches a person once a day, and never more than the office can read", async () => {
    const office = async () => lettersTo(stage.services.config.site.mailbox);
    const reader = await subscriber();
    const declared = { token: reader.token, kind: "extraordinary" as const };
    for (const reason of ["The price\r\nBcc: x@example.eu", "Once more", "And once more"])
      await cancel({ ...declared, reason });
    expect((await office()).map((one) => one.subject)).toEqual([
      "A cancellation for an important reason",
    ]);
    expect((await office())[0]?.text).toContain(reader.email);
    // Its holder has it confirmed as it was declared, also where the contract was cancelled already.
    const [kept, again] = (await lettersTo(reader.email)).slice(1).map((one) => one.text);
    expect(kept).toMatch(/for an important reason\.\s+Your reason: “The price/);
    expect(again).toContain("Your reason: “Once more”");
    expect(again).not.toContain("&kind=");
    expect(await endOf(reader)).not.toBeNull();
    // Letters about other contracts on the same day.
    await stage.pool.query(
      `insert into mails (key, kind, recipient, subject, text, html, headers, queued_at, next_attempt_at)
       select 'billing office sub_flood' || n, 'transactional', 'flood@example.eu', '', '', '', '{}', $1, now()
       from generate_series(2, $2::int) n`,
      [stage.services.now(), maxStaffMailsPerDay],
    );
    const others = [await subscriber(), await subscriber()];
    for (const { token } of others)
      await cancel({ ...declared, token, reason: `Reason of ${token}` });
    expect((await office()).map((one) => one.subject)).toEqual([
      "A cancellation for an important reason",
      "More cancellations for an important reason",
    ]);
    const reasons = await listCancellationReasons(stage.db);
    expect(reasons.map((one) => one.reason)).toEqual([
      ...others.map(({ token }) => `Reason of ${token}`).reverse(),
      "And once more",
    ]);
    for (const other of others) expect(await endOf(other)).not.toBeNull();
    await stage.pool.query("delete from mails where recipient = 'flood@example.eu'");
  });

  it("by a name repeats its reason without links, by a number as it came", async () => {
    const reader = await subscriber();
    await call(reader, "Ada", "Example");
    const declared = { email: reader.email, kind: "extraordinary" as const };
    const lastText = async () => (await lettersTo(reader.email)).at(-1)?.text;
    const reason = "Pay at https://pay.example.com";
    await cancel({ ...declared, name: "Ada Example", reason });
    expect(await lastText()).toContain("“Pay at https: //pay. example. com”");
    await cancel({ ...declared, number: reader.number, reason });
    expect(await lastText()).toContain(`“${reason}”`);
  });

  it("is confirmed and kept while the provider is unavailable, and carried out when it is back", async () => {
    const reader = await subscriber();
    await declareCancellation(cutOff(), declaration({ token: reader.token }));
    expect(await endOf(reader)).toBeNull();
    const received = (await lettersTo(reader.email)).at(-1);
    expect(received?.subject).toBe("We have received your cancellation");
    const moment =
      /on (\d+ \w+ \d{4} at \d\d:\d\d) \(UTC\)/.exec(received?.text ?? "")?.[1] ?? "none";
    // It counts from when it was declared, not from when it was carried out.
    await stage.move(stage.later(2));
    await finishCancellations(stage.services);
    expect(await endOf(reader)).not.toBeNull();
    const done = (await lettersTo(reader.email)).at(-1);
    expect(done?.text).toContain(`We received your cancellation on ${moment} (UTC).`);
    const { rows } = await stage.pool.query(
      "select id from subscriptions where cancel_wished_at is not null",
    );
    expect(rows).toEqual([]);
    stage.lines.splice(0);
  });

  it("is carried out although the provider refuses an earlier one", async () => {
    const readers = [await subscriber(), await subscriber()];
    for (const { token } of readers) await declareCancellation(cutOff(), declaration({ token }));
    await stage.sandbox.control("POST /_sandbox/faults", {
      match: "POST /v1/subscriptions",
      status: 400,
      times: 1,
    });
    await finishCancellations(stage.services);
    const [first, second] = await Promise.all(readers.map(endOf));
    expect(first).toBeNull();
    expect(second).not.toBeNull();
    await finishCancellations(stage.services);
    expect(await Promise.all(readers.map(endOf))).not.toContain(null);
    stage.lines.splice(0);
  });
});

it("a link to withdraw by is mailed to customers; any other address is told that there is no contract", async () => {
  const reader = await subscriber();
  await requestContractLink(stage.services, { email: reader.email, locale: "de" });
  await requestContractLink(stage.services, { email: "nobody@example.eu", locale: "de" });
  await answer();
  const letter = (await lettersTo(reader.email)).at(-1);
  // In the language of the account, not of the request.
  expect(letter?.subject).toBe("Withdraw from your contract");
  expect(letter?.text).toContain(`/withdraw?contract=${reader.token}&lang=en`);
  expect((await lettersTo("nobody@example.eu"))[0]?.subject).toBe("Kein Abo unter dieser Adresse");
});

it("the link is mailed once a day whatever strangers have sent to the address", async () => {
  const reader = await subscriber();
  while ((await countMail(stage.db, reader.email)) === 0);
  const ask = async () => {
    await requestContractLink(stage.services, { email: reader.email, locale: "en" });
    await answer();
    return (await lettersTo(reader.email)).slice(1).map((one) => one.subject);
  };
  const link = "Withdraw from your contract";
  for (let n = 0; n < 2; n++) expect(await ask()).toEqual([link]);
  await stage.move(stage.later(1));
  expect(await ask()).toEqual([link, link]);
});

it("an annual renewal is announced once, between three months and one month before", async () => {
  // Other subscriptions would renew ten times on the way.
  for await (const { id } of stage.stripe.subscriptions.list({ limit: 100 }))
    await stage.stripe.subscriptions.cancel(id);
  const monthly = await subscriber();
  const yearly = await subscriber({ ...insider, interval: "year" });
  const changing = await subscriber({ ...insider, plan: "academy", interval: "year" });
  const change = await startCheckout(stage.services, changing, insider, { locale: "en" });
  await visit((await visit(change.ok ? change.url : "")).to ?? "", {});
  await stage.settle();
  await remindOfRenewals(stage.services);
  const notices = async (reader: SignedIn) =>
    (await lettersTo(reader.email)).filter((one) => /renews on/.test(one.subject));
  expect(await notices(yearly)).toEqual([]);
  await stage.move(stage.later(310));
  await stage.settle();
  for (let n = 0; n < 2; n++) await remindOfRenewals(stage.services);
  const letters = await notices(yearly);
  const all = await lettersTo(changing.email);
  // Letters are deleted after 30 days, but the reminder is still not repeated.
  await stage.pool.query("delete from mails");
  await stage.move(stage.later(30));
  await stage.settle();
  await remindOfRenewals(stage.services);
  expect(await notices(yearly)).toEqual([]);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain("you pay €199 a year");
  expect(letters[0]?.text).toContain(`/cancel?contract=${yearly.token}`);
  expect(await notices(monthly)).toEqual([]);
  // A renewal with a scheduled change of plan names the new plan and its price.
  const other = all.find((one) => one.subject.startsWith("Your annual subscription changes on"));
  expect(other?.text).toContain("From that day you have Insider Pass");
  expect(other?.text).toContain("pay €19.99 a month");
  expect(other?.text).not.toContain("€999");
  expect(all.filter((one) => /renews on/.test(one.subject))).toEqual([]);
});

it("limits the letters to an address that others enter", async () => {
  const emails = Array.from({ length: 8 }, (_, n) => `flooded+${n}@example.eu`);
  for (const email of emails) {
    await requestContractLink(stage.services, { email, locale: "en" });
    await answer();
  }
  for (const email of emails) await cancel({ email });
  const letters = await Promise.all(emails.map((email) => lettersTo(email)));
  expect(letters.flat()).toHaveLength(5);
  // One letter for what is asked twice within an hour.
  expect(letters[0]).toHaveLength(1);
});
