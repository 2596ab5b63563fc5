// When a visitor last marked the news of what they follow as seen.

/** Its key in the browser's storage: milliseconds since 1970, by what is followed. */
export const seenKey = "following_seen";

/** The stored times; invalid values are left out. */
export function parseSeen(stored: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, at]) => Number.isSafeInteger(at) && at >= 0),
    );
  } catch {
    return {};
  }
}
