import { useLocale } from "use-intl";
import { numberFormat } from "#ui/formats.ts";

/** Formats counts, with a plus where there may be more. */
export function useCount(atLeast: boolean): (count: number) => string {
  const numbers = numberFormat(useLocale(), {});
  return (count) => `${numbers.format(count)}${atLeast && count > 0 ? "+" : ""}`;
}
