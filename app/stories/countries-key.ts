/** The storage key of the countries that a reader has chosen, as English names. */
export const countriesKey = "eu_countries_pref";
