/** The names of all that pages store in a browser beside cookies; tests/cookie-policy.test.ts finds them in the code. */
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

/** The beginnings of the names of caches, which the service worker and pages keep for times without a connection. */
export const cacheNames = ["kept", "shell"] as const;

/** Those that end in the day that they are for. */
export const perDay: ReadonlySet<string> = new Set([
  "daily_brief",
  "member_brief_dismissed",
  "member_brief_read",
]);
