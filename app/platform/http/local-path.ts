/**
 * Where to send a visitor who asked to be led back: a path of this site, or `/` for whatever a browser
 * could read as another site's address (OWASP ASVS 5.0, 3.7.2).
 */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wanted)) return "/";
  let decoded: string;
  try {
    decoded = decodeURIComponent(wanted);
  } catch {
    return "/";
  }
  if (/^\/[/\\]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return "/";
  const url = URL.parse(wanted, "http://local.invalid");
  return url?.origin === "http://local.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : "/";
}
