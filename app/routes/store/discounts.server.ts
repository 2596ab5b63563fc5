import type { RouterContextProvider } from "react-router";
import type { Discounts } from "#store/cart-drawer.tsx";
import { accessTable, entitledContext, storeDiscountOf } from "#subscriptions/access.ts";

/** The discounts for the reader of the page. Cached pages are for visitors. */
export const discountsFor = (context: Readonly<RouterContextProvider>): Discounts => ({
  reader: storeDiscountOf(context.get(entitledContext)),
  basic: accessTable.storeDiscount.basic,
  premium: accessTable.storeDiscount.premium,
});
