// Until when a visitor has seen the news of what they follow.

/** Its key in the browser's storage: milliseconds since 1970, by what is followed. */
export const seenKey = "following_seen";

/** What is stored; spoiled values are left out. */
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
