// Invoice lines for whole periods, trials, and the credit and charge of a proration. Pure.
import { newId } from "../ids.ts";
import { type Price, type Product, planOf } from "../objects/catalogue.ts";
import { type Line, newLine } from "../objects/invoice.ts";
import type { Item, Subscription } from "../objects/subscription.ts";

/** Names of products by id. */
export type Names = (product: string) => string;
export const namesOf =
  (find: (id: string) => Product | null): Names =>
  (id) =>
    find(id)?.name ?? id;

const money = (currency: string, amount: number) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).format(amount / 100);
const date = (seconds: number) =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(seconds * 1000);
const every = ({ recurring }: Price) => {
  const count = recurring?.interval_count ?? 1;
  const interval = recurring?.interval ?? "month";
  return count === 1 ? `/ ${interval}` : `every ${count} ${interval}s`;
};
const total = (item: Item) => (item.price.unit_amount ?? 0) * item.quantity;

const line = (
  item: Item,
  of: { amount: number; start: number; end: number; proration: boolean; description: string },
): Line =>
  newLine(newId("il"), {
    ...of,
    invoice: null,
    subscription: item.subscription,
    item: item.id,
    price: item.price,
    quantity: item.quantity,
    currency: item.price.currency,
  });

/** One line for each item's current period. */
export const periodLines = (items: Item[], names: Names): Line[] =>
  items.map((item) =>
    line(item, {
      amount: total(item),
      start: item.current_period_start,
      end: item.current_period_end,
      proration: false,
      description: `${item.quantity} × ${names(item.price.product)} (at ${money(item.price.currency, item.price.unit_amount)} ${every(item.price)})`,
    }),
  );

/** The free lines of a trial's first invoice. */
export const trialLines = (items: Item[], names: Names): Line[] =>
  items.map((item) =>
    line(item, {
      amount: 0,
      start: item.current_period_start,
      end: item.current_period_end,
      proration: false,
      description: `Trial period for ${names(item.price.product)}`,
    }),
  );

/** The share of `amount` for the rest of a period, rounded to the smallest unit. */
export function prorate(amount: number, start: number, end: number, at: number): number {
  if (end <= start) return 0;
  const rest = Math.min(Math.max(end - at, 0), end - start);
  return Math.round((amount * rest) / (end - start));
}

/** Credits for the unused time of `items` from `at` on. */
export const unusedLines = (items: Item[], at: number, names: Names): Line[] =>
  items.map((item) =>
    line(item, {
      amount: 0 - prorate(total(item), item.current_period_start, item.current_period_end, at),
      start: at,
      end: item.current_period_end,
      proration: true,
      description: `Unused time on ${names(item.price.product)} after ${date(at)}`,
    }),
  );

/** Charges for `items` for the rest of the current period. */
export const remainingLines = (items: Item[], at: number, names: Names): Line[] =>
  items.map((item) =>
    line(item, {
      amount: prorate(total(item), item.current_period_start, item.current_period_end, at),
      start: at,
      end: item.current_period_end,
      proration: true,
      description: `Remaining time on ${names(item.price.product)} after ${date(at)}`,
    }),
  );

export type WantedItem = { id: string; price: Price; quantity: number };
export type Change = {
  items: Item[];
  anchor: number;
  /** Lines for an invoice at once. */
  invoice: Line[];
  /** Lines that wait for the next invoice. */
  waiting: Line[];
};

/**
 * The items and invoice lines that follow from a change of items. A trial goes on and costs nothing. Another interval
 * begins a new cycle, billed at once; with the same interval the rest of the period is prorated.
 */
export function planChange(
  sub: Subscription,
  wanted: WantedItem[],
  how: {
    at: number;
    proration: "none" | "create_prorations" | "always_invoice";
    restart: boolean;
    endOf: (anchor: number, price: Price) => number;
    names: Names;
  },
): Change {
  const old = sub.items.data;
  const first = old[0];
  const wish = wanted[0];
  if (!first || !wish) throw new Error(`${sub.id} has no items.`);
  const trial = sub.status === "trialing";
  const cycle = (p: Price) => `${p.recurring?.interval_count} ${p.recurring?.interval}`;
  const restart = !trial && (how.restart || cycle(first.price) !== cycle(wish.price));
  const start = restart ? how.at : first.current_period_start;
  const end = restart ? how.endOf(how.at, wish.price) : first.current_period_end;
  const items = wanted.map((w) => {
    const was = old.find((i) => i.id === w.id);
    const item: Item = was ?? { ...first, id: w.id, created: how.at, metadata: {} };
    return withPrice(item, w.price, { quantity: w.quantity, start, end });
  });
  const anchor = restart ? how.at : sub.billing_cycle_anchor;
  if (trial) return { items, anchor, invoice: [], waiting: [] };
  const credit = how.proration === "none" ? [] : unusedLines(old, how.at, how.names);
  if (restart)
    return { items, anchor, invoice: [...credit, ...periodLines(items, how.names)], waiting: [] };
  const same = items.every((i) => {
    const was = old.find((o) => o.id === i.id);
    return was?.price.id === i.price.id && was.quantity === i.quantity;
  });
  const lines =
    how.proration === "none" || (same && items.length === old.length)
      ? []
      : [...credit, ...remainingLines(items, how.at, how.names)];
  return how.proration === "always_invoice"
    ? { items, anchor, invoice: lines, waiting: [] }
    : { items, anchor, invoice: [], waiting: lines };
}

/** The item at another price or in another period. */
export const withPrice = (
  item: Item,
  price: Price,
  of: { quantity: number; start: number; end: number },
): Item => ({
  ...item,
  price,
  plan: planOf(price),
  quantity: of.quantity,
  current_period_start: of.start,
  current_period_end: of.end,
});
