/** The browser's time zone by its IANA name; empty where the browser has none. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** The name in a list for a time zone, which may have several (`Asia/Calcutta`, `Asia/Kolkata`); null for none. */
export function findZone(zones: readonly string[], zone: string): string | null {
  if (zones.includes(zone)) return zone;
  const name = canonical(zone);
  return (name && zones.find((one) => canonical(one) === name)) || null;
}

function canonical(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
