/** The browser's time zone by its IANA name; empty where it does not tell. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** The name that a list has for a time zone: one zone may have several (`Asia/Calcutta`, `Asia/Kolkata`); null for none. */
export function zoneAmong(zones: readonly string[], zone: string): string | null {
  if (zones.includes(zone)) return zone;
  const wanted = canonical(zone);
  return (wanted && zones.find((one) => canonical(one) === wanted)) || null;
}

function canonical(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
