import type { Country } from "../country.ts";
import { isCountry } from "../country.ts";
import type { Words } from "./words.ts";

/** Which countries an item is about. */
export function countriesOf(
  _title: Words,
  _excerpt: Words,
  _lang: string,
  source: string | null,
): Country[] {
  return isCountry(source) ? [source] : [];
}
