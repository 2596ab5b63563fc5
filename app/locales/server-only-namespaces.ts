/** Namespaces whose texts are not sent to browsers: only the server renders them, on pages for everybody. */
export const serverOnlyNamespaces = [
  "academy",
  "account",
  "advertising",
  "discussions",
  "fronts",
  "help",
  "inquiries",
  "shows",
  "statements",
  "store",
] as const;
export type ServerOnlyNamespace = (typeof serverOnlyNamespaces)[number];
