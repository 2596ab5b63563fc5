/** The names of everything that pages store in a browser beside cookies; tests/cookie-policy.test.ts compares it with the code. */
export const storedNames = [
  "cookie_consent",
  "saved_queue",
  "liked_items",
  "followed_topics",
  "eu_countries_pref",
  "followed",
  "following_seen",
  "daily_streak",
  "daily_brief",
  "last_viewed",
  "reading_positions",
  "unsent_changes",
  "member_brief_dismissed",
  "member_brief_read",
  "store_cart",
  "store_wishlist",
  "hub_place",
  "resume_wish",
  "alerts_here",
  "session_ended",
  "player",
  "left_playing",
  "offline_copies",
  "visits",
  "install_offer",
] as const;

/** The prefixes of the names of caches with offline copies and the offline page. */
export const cacheNames = ["kept", "shell"] as const;

/** Names that end with a date. */
export const perDay: ReadonlySet<string> = new Set([
  "daily_brief",
  "member_brief_dismissed",
  "member_brief_read",
]);
