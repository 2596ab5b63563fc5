// The texts of letters about money, and how they write amounts and days.
import { describe, expect, it } from "vitest";
import { textsFor } from "#locales/texts.server.ts";
import { locales } from "#platform/locale.ts";
import {
  daysLater,
  noon,
  subscriptionRecord,
} from "../../../tests/factories/subscription-record.ts";
import type { ChangeKind } from "../change.ts";
import { lookupKeyOf } from "../plans.ts";
import type { SubscriptionRecord } from "../subscription.ts";
import {
  furtherTexts,
  type LetterContext,
  letterKey,
  letterValues,
} from "./letter-texts.server.ts";

const keyOf = (plan: "essential" | "insider" | "academy", interval: "month" | "year" = "month") =>
  lookupKeyOf({ plan, interval, currency: "usd" });
const record = (o: Partial<SubscriptionRecord> = {}) =>
  subscriptionRecord({
    lookupKey: keyOf("academy", "year"),
    currency: "usd",
    amount: 999_00,
    paidCents: 999_00,
    ...o,
  });
const inTrial = {
  status: "trialing",
  trialEndsAt: daysLater(7),
  periodEndsAt: daysLater(7),
} as const;
const context: LetterContext = {
  locale: "en",
  zone: "UTC",
  name: "Eunison",
  graceDays: 7,
  now: noon,
};
const letterText = (
  kind: ChangeKind,
  subscription: SubscriptionRecord,
  o: Partial<LetterContext> = {},
) => {
  const letterContext = { ...context, ...o };
  const t = textsFor("mails", letterContext.locale);
  const values = { ...letterValues(subscription, letterContext), received: "", mailbox: "" };
  const texts = letterKey(kind, subscription, letterContext);
  return `${t(`billing.${texts}.title`, values)}: ${t(`billing.${texts}.text`, values)}`;
};

describe("the letter about a cancellation", () => {
  const texts = (
    kind: ChangeKind,
    o: Partial<SubscriptionRecord>,
    locale: LetterContext["locale"],
  ) => furtherTexts(kind, record(o), { ...context, locale }).join(" ");

  it.each(locales)("repeats in %s what was declared", (locale) => {
    const t = textsFor("mails", locale);
    const leaving = { cancelAt: daysLater(30) };
    const ordinary = texts("cancelScheduled", leaving, locale);
    expect(ordinary).toContain(t("billing.cancelKinds.ordinary"));
    expect(ordinary).not.toContain(t("billing.cancelJudged"));
    const grave = texts("cancelScheduled", { ...leaving, cancelReason: "Moved {far}" }, locale);
    for (const part of [
      "Moved {far}",
      t("billing.cancelKinds.extraordinary"),
      t("billing.cancelJudged"),
    ])
      expect(grave).toContain(part);
  });

  it.each(locales)("and the one about resuming name in %s a planned change of plan", (locale) => {
    const name = textsFor("mails", locale)("billing.plans.essential");
    const key = keyOf("essential");
    for (const [kind, o] of [
      ["cancelScheduled", { setAsideKey: key }],
      ["resumed", { nextKey: key, nextAt: daysLater(30) }],
      ["resumed", { setAsideKey: key }],
    ] as const) {
      expect(texts(kind, o, locale)).toContain(name);
      expect(texts(kind, {}, locale)).not.toContain(name);
    }
  });
});

describe("sums and days", () => {
  it("are written as on pages: no empty cents, and days as Europe writes them", () => {
    const values = letterValues(record({ startedAt: daysLater(-1) }), context);
    expect(values).toMatchObject({
      price: "$999 a year",
      paid: "$999",
      periodEnd: "21 December 2026",
      began: "20 November 2026",
      withdrawBy: "4 December 2026",
      plan: "Academy",
    });
    expect(letterValues(record({ amount: 19_99 }), context).price).toBe("$19.99 a year");
  });

  it("are those of the reader's zone, as their pages have them; contracts count in UTC", () => {
    const late = new Date("2026-11-28T23:30:00Z");
    const subscription = record({
      ...inTrial,
      trialEndsAt: late,
      startedAt: new Date("2026-11-21T23:30:00Z"),
    });
    expect(letterValues(subscription, { ...context, zone: "Europe/Berlin" })).toMatchObject({
      trialEnd: "29 November 2026",
      began: "21 November 2026",
    });
  });

  it("name the pass that was bought", () => {
    for (const locale of locales)
      expect(
        (["essential", "insider", "academy"] as const).map(
          (plan) => letterValues(record({ lookupKey: keyOf(plan) }), { ...context, locale }).plan,
        ),
      ).toEqual(["Essential Pass", "Insider Pass", "Academy"]);
  });
});

describe("a trial", () => {
  it("that is changed costs nothing, and says from when it does", () => {
    for (const kind of ["upgraded", "downgraded", "rebilled"] as const) {
      const text = letterText(kind, record(inTrial));
      expect(text).toContain("Nothing is due during your free trial");
      expect(text).toContain("28 November 2026");
      expect(text).not.toContain("difference");
    }
    expect(letterText("upgraded", record())).toContain(
      "you pay only the difference to what you had paid; from 21 December 2026 you pay $999 a year",
    );
  });

  it("that is resumed renews nothing yet", () => {
    expect(letterText("resumed", record(inTrial))).toContain(
      "Your free trial runs until 28 November 2026; from then on you pay $999 a year",
    );
  });

  it("that is cancelled never cost anything", () => {
    const text = letterText("cancelScheduled", record({ ...inTrial, cancelAt: daysLater(7) }));
    expect(text).toContain("stays open until 28 November 2026, and nothing is charged.");
    expect(letterText("cancelScheduled", record({ cancelAt: daysLater(30) }))).toContain(
      "nothing more is charged",
    );
  });

  it("at whose end another plan begins announces that plan's price", () => {
    const text = letterText(
      "trialEndsSoon",
      record({ ...inTrial, nextKey: keyOf("insider"), nextAt: daysLater(7) }),
    );
    expect(text).toContain("From then on you have Insider Pass");
    expect(text).toContain("pay $19.99 a month");
    expect(text).not.toContain("$999");
  });

  it("that was withdrawn from has nothing to give back", () => {
    const ended = { status: "canceled", endedAt: daysLater(3), withdrawnAt: daysLater(3) } as const;
    const free = record({ ...ended, trialEndsAt: daysLater(7) });
    expect(letterText("withdrawn", free)).toContain("You had not paid anything");
    expect(letterText("withdrawn", record({ ...ended }))).toContain(
      "all that you paid is given back",
    );
    const paid = record({ ...ended, endedAt: daysLater(9), trialEndsAt: daysLater(7) });
    expect(letterText("withdrawn", paid)).toContain("all that you paid is given back");
  });
});

describe("a payment that failed", () => {
  const failed = record({ status: "past_due", pastDueSince: noon });

  it("says until when access stays", () => {
    expect(letterText("paymentFailed", failed)).toContain(
      "Your access stays open until 28 November 2026",
    );
    expect(letterText("paymentFailed", failed, { now: daysLater(8) })).toContain(
      "your access is closed",
    );
    const ending = { ...failed, cancelAt: daysLater(2) };
    expect(letterText("paymentFailed", ending)).toContain("open until 23 November 2026");
  });

  it("promises a cancelled contract nothing that is not paid", () => {
    const text = letterText("cancelScheduled", { ...failed, cancelAt: daysLater(30) });
    expect(text).toContain("The last payment, which did not go through, is still due.");
    expect(text).not.toContain("stays open");
  });
});
