const hasScheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * An address as an absolute web address; null if it is empty, cannot be resolved, or has a scheme other than http and
 * https (`javascript:`, `data:`, `mailto:` …).
 */
export function webUrl(address: string | null | undefined, base: string | null): string | null {
  // Browsers ignore line breaks and tabs within an address, and so do publishers.
  const trimmed = address?.replace(/[\t\n\r]/g, "").trim();
  if (!trimmed || trimmed.length > 4000) return null;
  const resolved = hasScheme.test(trimmed)
    ? URL.parse(trimmed)
    : URL.parse(trimmed, base ?? undefined);
  if (resolved?.protocol !== "http:" && resolved?.protocol !== "https:") return null;
  if (resolved.hostname === "" || resolved.username !== "" || resolved.password !== "") return null;
  return resolved.href;
}
