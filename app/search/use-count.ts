import { useLocale } from "use-intl";
import { numberFormat } from "#ui/formats.ts";

/** Formats counts, with a plus where there may be more. */
export function useCount(): (count: number, atLeast: boolean) => string {
  const numbers = numberFormat(useLocale(), {});
  return (count, atLeast) => `${numbers.format(count)}${atLeast && count > 0 ? "+" : ""}`;
}
