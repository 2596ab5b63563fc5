/** Under this name browsers and accounts keep a reader's countries (specification, section 3). */
export const countriesKey = "eu_countries_pref";
