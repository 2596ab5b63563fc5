import type { ReactElement } from "react";
import type { RouterContextProvider } from "react-router";
import { createTranslator } from "use-intl";
import de from "#locales/de/contracts.ts";
import en from "#locales/en/contracts.ts";
import es from "#locales/es/contracts.ts";
import fr from "#locales/fr/contracts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import type { Locale } from "#platform/locale.ts";
import { print } from "#print.server.tsx";
import { type Reader, readerContext } from "#readers/reader.ts";
import type { Acts } from "#subscriptions/contract/contract-acts.tsx";
import type { ContractView } from "#subscriptions/contract.ts";
import { type Contract, contractOf } from "#subscriptions/contracts.server.ts";
import { moneyText } from "#subscriptions/money.ts";
import { subscriptionOf } from "#subscriptions/subscriptions.server.ts";
import { printLocale } from "#ui/time.ts";
import { plansTexts } from "./plans-texts.server.ts";

type Context = Readonly<RouterContextProvider>;

const texts = { en, es, fr, de };
const contractTexts = (locale: Locale) =>
  createTranslator({
    locale,
    messages: { contracts: texts[locale] as typeof en },
    namespace: "contracts",
  });

/** The contract that an address is about, or the one of whoever is signed in. */
export const findContract = (url: URL, context: Context): Promise<Contract | null> =>
  contractOf(context.get(servicesContext).db, {
    token: url.searchParams.get("contract"),
    userId: context.get(readerContext)?.id ?? null,
  });

/** A day as contracts count it. */
const dayOf = (locale: Locale, at: string | number): string =>
  new Intl.DateTimeFormat(printLocale(locale), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(at),
  );

/** A moment to the minute, in UTC. */
export const momentText = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(printLocale(locale), {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: "UTC", hour12: false },
  }).format(at);

export function contractView(
  { token, subscription, holder }: Contract,
  locale: Locale,
): ContractView {
  const { plan, interval, amount, currency, cancelAt, endedAt } = subscription;
  const ends = endedAt ?? cancelAt;
  const t = contractTexts(locale);
  return {
    ...{ token, id: subscription.id, name: holder.name, email: holder.email },
    plan: plan ? plansTexts(locale)(`short.${plan}`) : subscription.id,
    price: t(`each.${interval ?? "month"}`, { amount: moneyText(locale, amount, currency) }),
    began: dayOf(locale, subscription.startedAt),
    withdrawBy: dayOf(locale, Date.parse(subscription.withdrawableUntil) - 1),
    paidUntil: dayOf(locale, subscription.currentPeriodEndsAt),
    ends: ends ? dayOf(locale, ends) : null,
  };
}

/** What a reader can do with the contract that they hold; null without one that lives. */
export async function actsOf(reader: Reader, context: Context): Promise<Acts | null> {
  const { db, now } = context.get(servicesContext);
  const live = await subscriptionOf(db, reader.id);
  if (!live) return null;
  const until = Date.parse(live.withdrawableUntil);
  const open = now().getTime() < until && !live.withdrawnAt;
  return {
    withdrawBy: open ? dayOf(context.get(localeContext), until - 1) : null,
    planned: live.cancelAt !== null,
  };
}

export type Shown = { title: string; html: string };

/** A page about contracts: its title, and what is printed. */
export function show(
  part: "withdraw" | "cancel" | "resume",
  page: ReactElement,
  { url, context }: { url: URL; context: Context },
): Shown {
  const now = context.get(servicesContext).now();
  return {
    title: contractTexts(context.get(localeContext))(`${part}.title`),
    html: print(page, { url, context, now }),
  };
}
