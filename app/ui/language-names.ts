/** The native names of the Union's official languages, in the order of its interinstitutional style guide. */
export const languageNames = {
  bg: "Български",
  es: "Español",
  cs: "Čeština",
  da: "Dansk",
  de: "Deutsch",
  et: "Eesti",
  el: "Ελληνικά",
  en: "English",
  fr: "Français",
  ga: "Gaeilge",
  hr: "Hrvatski",
  it: "Italiano",
  lv: "Latviešu",
  lt: "Lietuvių",
  hu: "Magyar",
  mt: "Malti",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  ro: "Română",
  sk: "Slovenčina",
  sl: "Slovenščina",
  fi: "Suomi",
  sv: "Svenska",
} as const;

/** The name of a language in that language; its code where we do not know one. */
export const nativeNameOf = (lang: string): string =>
  (languageNames as Record<string, string>)[lang] ?? lang;
