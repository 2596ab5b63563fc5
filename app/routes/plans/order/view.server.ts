import type { RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { dayText, lastDayText } from "#subscriptions/date-text.ts";
import { moneyText } from "#subscriptions/money.ts";
import type { OfferChoice } from "#subscriptions/offer-address.ts";
import { type OrderTerms, termsOf } from "#subscriptions/order-terms.ts";
import type { OrderTexts } from "#subscriptions/pages/order-page.tsx";
import { currencies, type Offer, trialDays } from "#subscriptions/plans.ts";
import type { Subscription } from "#subscriptions/subscription.ts";
import { isTrialAvailable, subscriptionOf } from "#subscriptions/subscriptions.server.ts";

type Context = Readonly<RouterContextProvider>;

/** An order before it is placed, and the subscription that it would change. */
export type Order = { terms: OrderTerms; words: OrderTexts; live: Subscription | null };

/**
 * The order of an address or a form. Missing values come from the subscription that would be changed; else monthly, and
 * in euros. A subscription cannot change its currency.
 */
export async function orderOf(
  wanted: OfferChoice,
  reader: Reader,
  context: Context,
): Promise<Order> {
  const { db, now } = context.get(servicesContext);
  const live = await subscriptionOf(db, reader.id);
  const offer: Offer = {
    plan: wanted.plan,
    interval: wanted.interval ?? live?.interval ?? "month",
    currency: currencies.find((one) => one === live?.currency) ?? wanted.currency ?? "eur",
  };
  const terms = termsOf(offer, { trial: await isTrialAvailable(db, reader.id), now: now() });
  return { terms, words: orderWordsOf(terms, reader, context), live };
}

function orderWordsOf(terms: OrderTerms, reader: Reader, context: Context): OrderTexts {
  const locale = context.get(localeContext);
  const t = textsFor("plans", locale);
  const money = (cents: number) => moneyText(locale, cents, terms.currency);
  const price = money(terms.amount);
  const date = dayText(locale, terms.nextAt, reader.timezone);
  const { interval, trial } = terms;
  return {
    owed: t(trial ? `order.owedTrial.${interval}` : `order.owed.${interval}`, {
      today: money(terms.today),
      price,
      date,
    }),
    trial: trial ? t("order.trialText", { days: String(trialDays), date }) : t("order.noTrial"),
    renewal: t(`order.renewalText.${interval}`, { date, price }),
    withdrawal: t("order.withdrawalText", { date: lastDayText(locale, terms.withdrawableUntil) }),
    button: t("order.button"),
  };
}

/** The data of the order page, or of a change; `problem` is why it cannot continue. */
export function orderPageOf(
  { terms, words, live }: Order,
  context: Context,
  problem: string | null = null,
) {
  const { plan, interval, currency, today, trial } = terms;
  const offer = { plan, interval, currency };
  if (live) return { shows: "change", offer, now: nameOf(live, context), problem } as const;
  const { operator } = context.get(servicesContext).config.site;
  return { shows: "order", offer, today, trial, words, operator, problem } as const;
}

/** A subscription in words: its plan and price. */
export function nameOf(live: Subscription, context: Context): string {
  const locale = context.get(localeContext);
  const t = textsFor("plans", locale);
  const price = moneyText(locale, live.amount, live.currency);
  const name = live.plan ? t(`names.${live.plan}`) : t("page.unknownPlan");
  return live.interval ? `${name}, ${t(`priced.${live.interval}`, { price })}` : name;
}
