// The privacy policy is true of the database: each table that holds something of a person has its row.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Tables with data of readers, visitors and senders, and the words by which the policy names them. */
const rows: Record<string, string> = {
  users: "Account: address, name",
  accounts: "hash of the password",
  passkeys: "passkeys",
  verifications: "Mails that we have sent you, and mails that you asked for",
  email_tokens: "Mails that we have sent you, and mails that you asked for",
  sessions: "Sessions: browser name, shortened network address",
  profiles: "Profile and settings: biography, phone, place",
  user_preferences: "languages, theme, what mail you want",
  saved_items: "Reading queue",
  likes: "likes",
  reader_places: "reading positions",
  follows: "authors, events and sources that you follow",
  user_streaks: "streak and its pauses",
  streak_pauses: "streak and its pauses",
  user_reading_activity: "Reading history and daily briefs",
  member_briefs: "Reading history and daily briefs",
  academy_progress: "Academy: lessons and results of tests",
  discussion_members: "Discussions: your name there",
  contributions: "what you wrote and appreciated",
  contribution_appreciations: "what you wrote and appreciated",
  discussion_follows: "what you follow",
  discussion_blocks: "whom you do not want to see",
  discussion_notices: "replies to you",
  customers: "customer number at the payment provider",
  subscriptions: "Subscription: plan, price, dates",
  orders: "the order with the words shown beside it",
  entitlements: "Subscription: plan, price, dates",
  podcast_tokens: "Private feeds",
  hub_feed_tokens: "Private feeds",
  trials: "Hash of the card with which a trial began",
  stripe_events: "customer number at the payment provider",
  alert_settings: "Alerts: what you chose, your quiet hours",
  push_subscriptions: "address and keys of your browser at its push service",
  alerts: "what you were told in the last 30 days",
  alert_pushes: "what you were told in the last 30 days",
  newsletter_subscriptions: "Newsletters: address, language, lists",
  newsletter_consents: "each yes and no with its time",
  mails: "Mails that we have sent you",
  mail_requests: "mails that you asked for",
  contact_messages: "Messages that you send us by a form",
  media_downloads: "downloads of episodes",
  views: "a hash of network address and browser name",
  advertising_visits: "Views of pages and of advertisements",
  visitor_salts: "salt that is replaced every day",
  event_reports: "Reports on events",
  contribution_reports: "Reports on contributions, with name and address",
  reported_contributions: "Reports on contributions",
  moderation_decisions: "decisions about contributions with their reasons",
  moderation_objections: "and objections",
  rate_limits: "Counts of attempts to sign in or to send a form, with the network or email address",
  audit: "Log of what our staff changes in accounts",
};

/** Tables with news, or with the site's own work. */
const impersonal = new Set(
  `academy_reviews advertising_campaigns advertising_counts authors billing_leases discussions episodes event_gathering event_mends event_overrides event_stories event_subjects
  event_tellings events feeds help_counts live_events newsletter_issues media_text_files media_transcripts readings search_changes search_entries search_terms settings shows sources stories
  story_countries story_identities story_listings story_slugs story_topics topics videos workers`.split(
    /\s+/,
  ),
);

const migrations = join(root, "db/migrations");
const tables = new Set(
  readdirSync(migrations).flatMap((file) =>
    [
      ...readFileSync(join(migrations, file), "utf8").matchAll(
        /create table (?:if not exists )?(\w+)|alter table \w+ rename to (\w+)/gi,
      ),
    ].map(([, made, renamed]) => made ?? renamed ?? ""),
  ),
);
const policy = readFileSync(join(root, "db/pages/privacy/en.md"), "utf8");

it("has a row for every table that holds something of a person", () => {
  for (const table of tables)
    expect(
      table in rows || impersonal.has(table),
      `${table}: say in tests/privacy-policy.test.ts whether it holds something of a person`,
    ).toBe(true);
  for (const [table, words] of Object.entries(rows)) expect(policy, table).toContain(words);
});
