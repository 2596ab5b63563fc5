import { join } from "node:path";

/**
 * Where captured feeds, a real stream and other parsers' cases lie: private test input that stays with the people who
 * gathered it, in a folder beside the repository, or where `SHARED_FEEDS` says.
 */
export const sharedFeeds =
  process.env.SHARED_FEEDS ?? join(import.meta.dirname, "../../../shared/feeds");
