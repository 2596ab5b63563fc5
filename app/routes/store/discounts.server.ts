import type { RouterContextProvider } from "react-router";
import type { Discounts } from "#store/cart-drawer.tsx";
import { accessContext, accessTable, storeDiscountOf } from "#subscriptions/access.ts";

/** The discounts for the reader of the page. Cached pages are for visitors. */
export const discountsFor = (context: Readonly<RouterContextProvider>): Discounts => ({
  reader: storeDiscountOf(context.get(accessContext)),
  basic: accessTable.storeDiscount.basic,
  premium: accessTable.storeDiscount.premium,
});
