import { useLocale } from "use-intl";

/** Formats counts, with a plus where there may be more. */
export function useCount(atLeast: boolean): (count: number) => string {
  const numbers = new Intl.NumberFormat(useLocale());
  return (count) => `${numbers.format(count)}${atLeast && count > 0 ? "+" : ""}`;
}
