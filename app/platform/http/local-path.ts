/**
 * The path of this site that a request names to return to; `/` for anything that a browser could take for another
 * site's address (OWASP ASVS 5.0, 3.7.2).
 */
export function localPath(path: unknown): string {
  if (typeof path !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)) return "/";
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return "/";
  }
  if (/^\/[/\\]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return "/";
  const url = URL.parse(path, "http://local.invalid");
  return url?.origin === "http://local.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : "/";
}
