/** Adds `lang` to a path of this site, which may have a query and a fragment already. */
export function withLanguage(path: string, lang: string | null): string {
  if (!lang || !path.startsWith("/")) return path;
  const [rest = "", fragment] = path.split("#");
  const joined = `${rest}${rest.includes("?") ? "&" : "?"}lang=${encodeURIComponent(lang)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
