// Made by scripts/tables.ts from db/migrations. Do not edit.
import type { ColumnType, Generated as Made } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : Made<T>;

export type Tables = {
  academy_progress: {
    user_id: string;
    course: string;
    lesson: string;
    best_score: number;
    passed_at: Timestamp | null;
    updated_at: Timestamp;
  };
  academy_reviews: {
    course: string;
    lesson: string;
    locale: string;
    text_sha256: string;
    reviewed_by: string;
    reviewed_at: Timestamp;
  };
  accounts: {
    id: Generated<string>;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Timestamp | null;
    refresh_token_expires_at: Timestamp | null;
    scope: string | null;
    password: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  advertising_campaigns: {
    id: string;
    name: string;
    advertiser: string;
    rank: string;
    slot: string;
    starts_at: Timestamp;
    ends_at: Timestamp;
    target: string;
    texts: Json;
    picture: Buffer | null;
    political: boolean;
    running: Generated<boolean>;
    created_at: Timestamp;
  };
  advertising_counts: {
    campaign: string;
    day: string;
    views: Generated<number>;
    clicks: Generated<number>;
  };
  advertising_visits: {
    campaign: string;
    what: string;
    day: string;
    reader: string;
  };
  alert_pushes: {
    alert_id: string;
    subscription_id: string;
    attempts: Generated<number>;
    next_attempt_at: Generated<Timestamp>;
  };
  alert_settings: {
    user_id: string;
    kinds: Generated<Json>;
    quiet_from: number | null;
    quiet_until: number | null;
    mail_after_quiet: Generated<boolean>;
    a_day: number | null;
    stop_token: Generated<string>;
    updated_at: Timestamp;
  };
  alerts: {
    id: Generated<string>;
    user_id: string;
    key: string;
    kind: string;
    said: Json;
    happened_at: Timestamp;
    queued_at: Timestamp;
    state: Generated<string>;
    due_at: Timestamp;
    way: string | null;
    sent_at: Timestamp | null;
    dropped_because: string | null;
  };
  audit: {
    id: Generated<number>;
    at: Timestamp;
    actor: string;
    action: string;
    subject: string;
    detail: Generated<Json>;
  };
  authors: {
    id: Generated<number>;
    slug: string;
    name: string;
    title: string | null;
    bio: string | null;
    avatar: string | null;
    location: string | null;
    followers: number | null;
    expertise: Generated<string[]>;
    social: Generated<Json>;
    verified_at: Timestamp | null;
    sample: Generated<boolean>;
  };
  billing_leases: {
    user_id: string;
    token: string;
    expires_at: Timestamp;
  };
  contact_messages: {
    id: Generated<string>;
    kind: string;
    name: string;
    email: string;
    company: Generated<string>;
    message: string;
    path: string;
    utm_source: string;
    locale: string;
    created_at: Timestamp;
    done_at: Timestamp | null;
  };
  contribution_appreciations: {
    contribution_id: number;
    user_id: string;
    created_at: Timestamp;
  };
  contribution_reports: {
    id: Generated<string>;
    number: Generated<number>;
    kind: string;
    user_id: string | null;
    name: string | null;
    email: string | null;
    locale: string;
    reason: string;
    explanation: string;
    created_at: Timestamp;
  };
  contributions: {
    id: Generated<number>;
    discussion_id: number;
    root_id: number | null;
    parent_id: number | null;
    user_id: string | null;
    form_id: string;
    text: string;
    lang: string;
    state: string;
    held_by: string | null;
    tier: string;
    mark: string | null;
    appreciations: Generated<number>;
    replies: Generated<number>;
    picked_at: Timestamp | null;
    edited_at: Timestamp | null;
    created_at: Timestamp;
    sample_name: string | null;
    placed: boolean | null;
    closed_at: Timestamp | null;
  };
  customers: {
    user_id: string;
    id: string;
    created_at: Timestamp;
    ticket: Generated<number>;
    synced_ticket: Generated<number>;
    synced_at: Timestamp | null;
  };
  discussion_blocks: {
    user_id: string;
    blocked_id: string;
    created_at: Timestamp;
  };
  discussion_follows: {
    root_id: number;
    user_id: string;
    created_at: Timestamp;
  };
  discussion_members: {
    user_id: string;
    display_name: string;
    name_key: string;
    named_at: Timestamp;
    author_id: number | null;
    approved: Generated<number>;
    rejected: Generated<number>;
    muted_until: Timestamp | null;
    mail_replies: Generated<boolean>;
    mailed_at: Timestamp | null;
    created_at: Timestamp;
    stop_token: Generated<string>;
  };
  discussion_notices: {
    id: Generated<number>;
    user_id: string;
    contribution_id: number;
    kind: string;
    created_at: Timestamp;
    read_at: Timestamp | null;
    mailed_at: Timestamp | null;
  };
  discussions: {
    id: Generated<number>;
    story_id: number | null;
    event_id: number | null;
    opened_at: Timestamp;
    closes_at: Timestamp;
    state: Generated<string>;
    shown: Generated<number>;
  };
  email_tokens: {
    token_hash: string;
    user_id: string;
    kind: string;
    email: string;
    previous_email: string | null;
    sign_up_browser: string | null;
    sign_up_password: string | null;
    declared_at: Timestamp | null;
    terms_version: string | null;
    created_at: Generated<Timestamp>;
    expires_at: Timestamp;
  };
  entitlements: {
    id: Generated<string>;
    user_id: string;
    origin: string;
    origin_id: string | null;
    tier: string;
    starts_at: Timestamp;
    ends_at: Timestamp | null;
    created_at: Timestamp;
    plan: string | null;
  };
  episodes: {
    id: Generated<number>;
    show_id: number;
    title: string;
    description: Generated<string>;
    lang: string;
    image: string | null;
    duration_seconds: number | null;
    episode_number: number | null;
    premium: Generated<boolean>;
    sample: Generated<boolean>;
    downloads: Generated<number>;
    likes: Generated<number>;
    views: Generated<number>;
    comments: number | null;
    media_url: string | null;
    media_type: string | null;
    media_bytes: number | null;
    canonical_url: string | null;
    identity: string;
    content_hash: string;
    country: Generated<string>;
    tags: Generated<string[]>;
    published_at: Timestamp;
    updated_at: Timestamp;
    withdrawn_at: Timestamp | null;
    recording: string | null;
    streamed: Generated<boolean>;
    chapters: Generated<Json>;
    waveform: number[] | null;
  };
  event_gathering: {
    one: Generated<boolean>;
    holder: Generated<string>;
    held_until: Generated<Timestamp>;
    seen_story: Generated<number>;
    seen_change: Generated<number>;
  };
  event_overrides: {
    id: Generated<number>;
    kind: string;
    stories: number[];
    others: Generated<number[]>;
    actor: string;
    at: Timestamp;
    revoked_at: Timestamp | null;
  };
  event_reports: {
    id: Generated<number>;
    event_id: number;
    kind: string;
    story_id: number | null;
    note: Generated<string>;
    reader: string;
    at: Timestamp;
    handled_at: Timestamp | null;
  };
  event_stories: {
    story_id: number;
    event_id: number;
    published_at: Timestamp;
    folded_into: number | null;
    placed_at: Timestamp;
  };
  event_subjects: {
    event_id: number;
    subject: string;
    last_at: Timestamp;
    publishers: number;
  };
  event_tellings: {
    event_id: number;
    lang: string;
    story_id: number;
    plain: Generated<boolean>;
    stories: Generated<number>;
    confirmed: Generated<boolean>;
  };
  events: {
    id: Generated<number>;
    slug: string;
    lead_story_id: number | null;
    parent_id: number | null;
    merged_into: number | null;
    sample: Generated<boolean>;
    first_at: Timestamp;
    last_at: Timestamp;
    stories: number;
    publishers: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    broke_at: Timestamp | null;
    countries: Generated<number>;
    leanings: Generated<Json>;
    breaking_times: Generated<unknown[]>;
    title: string | null;
    title_lang: string | null;
    median_at: Timestamp | null;
    announced_in: Generated<string[]>;
    fresh_at: Timestamp | null;
  };
  feeds: {
    id: Generated<number>;
    source_id: string;
    url: string;
    title: string | null;
    format: string | null;
    etag: string | null;
    last_modified: string | null;
    body_hash: string | null;
    status: number | null;
    last_error: string | null;
    failures: Generated<number>;
    items: number | null;
    interval_seconds: Generated<number>;
    fetched_at: Timestamp | null;
    succeeded_at: Timestamp | null;
    changed_at: Timestamp | null;
    next_check_at: Timestamp | null;
    claimed_until: Timestamp | null;
    retired_at: Timestamp | null;
    removed_at: Timestamp | null;
    moved_from: Generated<string[]>;
    created_at: Generated<Timestamp>;
  };
  follows: {
    user_id: string;
    kind: string;
    name: string;
    followed_at: Timestamp;
    seen_at: Timestamp | null;
  };
  help_counts: {
    article: string;
    day: string;
    reads: Generated<number>;
    helpful: Generated<number>;
    unhelpful: Generated<number>;
  };
  hub_feed_tokens: {
    user_id: string;
    token_hash: Buffer;
    made_at: Timestamp;
  };
  likes: {
    kind: string;
    item_id: number;
    reader: string;
    at: Timestamp;
  };
  live_events: {
    id: Generated<number>;
    topic: string;
    payload: Generated<Json>;
    at: Generated<Timestamp>;
  };
  mail_requests: {
    id: Generated<string>;
    kind: string;
    said: Json;
    asked_at: Timestamp;
    next_attempt_at: Generated<Timestamp>;
    attempts: Generated<number>;
  };
  mails: {
    id: Generated<string>;
    key: string;
    kind: string;
    user_id: string | null;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    headers: Generated<Json>;
    state: Generated<string>;
    attempts: Generated<number>;
    last_error: string | null;
    queued_at: Timestamp;
    next_attempt_at: Timestamp;
    sent_at: Timestamp | null;
    failure_code: string | null;
  };
  media_downloads: {
    kind: string;
    item_id: number;
    day: string;
    listener: Buffer;
  };
  media_text_files: {
    kind: string;
    item_id: number;
    role: string;
    lang: string;
    url: string;
    due_at: Timestamp | null;
    failures: Generated<number>;
  };
  media_transcripts: {
    kind: string;
    item_id: number;
    lang: string;
    cues: Json;
  };
  member_briefs: {
    user_id: string;
    day: string;
    stories: number[];
    read_stories: Generated<number[]>;
    dismissed_at: Timestamp | null;
  };
  moderation_decisions: {
    id: Generated<string>;
    number: Generated<number>;
    kind: string;
    contribution_id: number | null;
    member_id: string | null;
    decided_by: string | null;
    decided_at: Timestamp;
    origin: string;
    held_by: string | null;
    began_at: Timestamp;
    guideline: string | null;
    law: string | null;
    facts: Generated<string>;
    muted_until: Timestamp | null;
    automated: Generated<boolean>;
    revoked_at: Timestamp | null;
  };
  moderation_objections: {
    id: Generated<string>;
    number: Generated<number>;
    decision_id: string;
    side: string;
    report_id: string | null;
    text: string;
    created_at: Timestamp;
    outcome: string | null;
    reasons: Generated<string>;
    decided_by: string | null;
    decided_at: Timestamp | null;
  };
  newsletter_consents: {
    id: Generated<number>;
    subscription_id: string;
    act: string;
    detail: Generated<Json>;
    at: Timestamp;
  };
  newsletter_issues: {
    key: string;
    locale: string;
    list: string;
    day: string;
    title: string;
    paragraphs: Json;
    story_ids: Generated<number[]>;
  };
  newsletter_subscriptions: {
    id: Generated<string>;
    email: string;
    list: string;
    locale: string;
    consent: Json;
    requested_at: Timestamp;
    confirmed_at: Timestamp | null;
    unsubscribed_at: Timestamp | null;
    confirm_hash: string | null;
    confirm_expires_at: Timestamp | null;
    unsubscribe_token: Generated<string>;
    paused_until: Timestamp | null;
    bounced_at: Timestamp | null;
  };
  orders: {
    id: Generated<string>;
    user_id: string;
    lookup_key: string;
    amount: number;
    with_trial: boolean;
    locale: string;
    shown: Json;
    ordered_at: Timestamp;
    subscription_id: string | null;
  };
  passkeys: {
    id: Generated<string>;
    user_id: string;
    name: string | null;
    public_key: string;
    credential_id: string;
    counter: number;
    device_type: string;
    backed_up: boolean;
    transports: string | null;
    aaguid: string | null;
    created_at: Timestamp | null;
  };
  podcast_tokens: {
    user_id: string;
    token_hash: Buffer;
    made_at: Timestamp;
  };
  profiles: {
    user_id: string;
    first_name: string | null;
    last_name: string | null;
    bio: string | null;
    phone: string | null;
    location: string | null;
    timezone: Generated<string>;
    avatar_url: string | null;
    updated_at: Timestamp;
  };
  push_subscriptions: {
    id: Generated<string>;
    user_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    server_key: string;
    user_agent: string | null;
    created_at: Timestamp;
    succeeded_at: Timestamp | null;
    failures: Generated<number>;
    failing_since: Timestamp | null;
    test_id: string | null;
    tested_at: Timestamp | null;
    test_problem: string | null;
    test_arrived_at: Timestamp | null;
  };
  rate_limits: {
    id: Generated<string>;
    key: string;
    count: number;
    last_request: number;
  };
  reader_places: {
    user_id: string;
    name: string;
    value: Json;
    updated_at: Timestamp;
  };
  readings: {
    story_id: number;
    recording: string;
    seconds: number;
    media_bytes: number;
    content_hash: string;
  };
  reported_contributions: {
    report_id: string;
    contribution_id: number;
    reported_at: Timestamp;
    decision_id: string | null;
    decided_at: Timestamp | null;
  };
  saved_items: {
    user_id: string;
    kind: string;
    item_id: number;
    title: string;
    meta: string | null;
    lang: string | null;
    saved_at: Timestamp;
    read_at: Timestamp | null;
  };
  search_changes: {
    id: Generated<number>;
    kind: number;
    item_id: number;
    only_views: Generated<boolean>;
  };
  search_entries: {
    item_id: number;
    published_at: Timestamp;
    views: number;
    countries: number;
    subjects: number;
    kind: number;
    bias: number;
    sample: boolean;
    lang: string;
    source_id: string;
    words: string;
  };
  search_terms: {
    term: string;
    documents: number;
    weight: number;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    token: string;
    expires_at: Timestamp;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  settings: {
    key: string;
    value: Json;
    updated_at: Generated<Timestamp>;
  };
  shows: {
    id: Generated<number>;
    slug: string;
    source_id: string;
    name: string;
    description: Generated<string>;
    lang: string;
    image: string | null;
    host_id: number | null;
    host_name: string | null;
    category: string | null;
    homepage: string | null;
    sample: Generated<boolean>;
    updated_at: Timestamp;
  };
  sources: {
    id: string;
    name: string;
    homepage: string | null;
    country: string;
    language: string | null;
    kind: Generated<string>;
    owner: string | null;
    band: string | null;
    band_evidence: Generated<Json>;
    excerpt_limit: Generated<number>;
    images_allowed: Generated<boolean>;
    opted_out_at: Timestamp | null;
    catalogue: Json | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    picture_licence: Json | null;
  };
  stories: {
    id: Generated<number>;
    slug: string;
    title: string;
    excerpt: Generated<string>;
    body: string | null;
    lang: string;
    source_id: string;
    author_id: number | null;
    byline: string | null;
    canonical_url: string | null;
    image: string | null;
    image_alt: string | null;
    image_width: number | null;
    image_height: number | null;
    tags: Generated<string[]>;
    sections: Generated<string[]>;
    premium: Generated<boolean>;
    provenance: string;
    sample: Generated<boolean>;
    band: string | null;
    content_hash: string;
    earlier_hashes: Generated<string[]>;
    wire_hash: string | null;
    corrections: Generated<Json>;
    ai: Json | null;
    comments: number | null;
    views: Generated<number>;
    likes: Generated<number>;
    editor_breaking: boolean | null;
    rule_breaking_at: Timestamp | null;
    editor_trending: boolean | null;
    rule_trending_at: Timestamp | null;
    published_at: Timestamp;
    first_seen_at: Timestamp;
    updated_at: Timestamp;
    withdrawn_at: Timestamp | null;
    rule_breaking_line: Generated<boolean>;
    class: Generated<string>;
    why: string | null;
  };
  story_countries: {
    story_id: number;
    country: string;
    position: number;
  };
  story_identities: {
    source_id: string;
    key: string;
    story_id: number;
  };
  story_listings: {
    topic: string;
    country: string;
    sample: boolean;
    published_at: Timestamp;
    story_id: number;
    lang: string;
  };
  story_slugs: {
    slug: string;
    story_id: number;
  };
  story_topics: {
    story_id: number;
    topic: string;
  };
  streak_pauses: {
    user_id: string;
    from_day: string;
    to_day: string;
  };
  stripe_events: {
    id: string;
    type: string;
    customer_id: string | null;
    received_at: Generated<Timestamp>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Timestamp>;
    claimed_until: Timestamp | null;
    done_at: Timestamp | null;
    last_error: string | null;
  };
  subscriptions: {
    id: string;
    user_id: string;
    customer_id: string;
    status: string;
    lookup_key: string | null;
    currency: string;
    amount: number;
    started_at: Timestamp;
    trial_ends_at: Timestamp | null;
    period_starts_at: Timestamp;
    period_ends_at: Timestamp;
    cancel_at: Timestamp | null;
    ended_at: Timestamp | null;
    end_reason: string | null;
    past_due_since: Timestamp | null;
    next_key: string | null;
    next_at: Timestamp | null;
    paid_invoice: string | null;
    paid_cents: number | null;
    withdrawn_at: Timestamp | null;
    refused_as: string | null;
    unwind_due: Generated<boolean>;
    refunded_cents: Generated<number>;
    synced_at: Timestamp;
    contract_token: Generated<string>;
    cancel_wished_at: Timestamp | null;
    renewal_told_for: Timestamp | null;
    cancel_reason: string | null;
    cancel_reason_at: Timestamp | null;
  };
  topics: {
    name: string;
    position: number;
  };
  trials: {
    id: Generated<number>;
    user_id: string | null;
    subscription_id: string | null;
    card: string | null;
    started_at: Timestamp;
  };
  user_preferences: {
    user_id: string;
    language: Generated<string>;
    theme: Generated<string>;
    content_personalization: Generated<boolean>;
    privacy_analytics: Generated<boolean>;
    email_notifications: Generated<boolean>;
    newsletter_subscription: Generated<boolean>;
    breaking_news_alerts: Generated<boolean>;
    weekly_digest: Generated<boolean>;
    updated_at: Timestamp;
    story_languages: Generated<string>;
  };
  user_reading_activity: {
    id: Generated<number>;
    user_id: string;
    article_title: string;
    article_url: string;
    source: Generated<string>;
    completed: Generated<boolean>;
    kind: string | null;
    item_id: number | null;
    seconds: Generated<number>;
    read_at: Timestamp;
  };
  user_streaks: {
    id: Generated<string>;
    user_id: string;
    streak_count: Generated<number>;
    longest_streak: Generated<number>;
    total_check_ins: Generated<number>;
    last_check_in: Timestamp | null;
    last_day: string | null;
  };
  users: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    role: Generated<string>;
    adult_declared_at: Timestamp | null;
    terms_accepted_at: Timestamp | null;
    terms_version: string | null;
    suspended_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  verifications: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Timestamp;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  videos: {
    id: Generated<number>;
    source_id: string;
    title: string;
    description: Generated<string>;
    lang: string;
    thumbnail: string | null;
    duration_seconds: number | null;
    category: string | null;
    author_id: number | null;
    byline: string | null;
    premium: Generated<boolean>;
    live: Generated<boolean>;
    sample: Generated<boolean>;
    dislikes: Generated<number>;
    likes: Generated<number>;
    views: Generated<number>;
    media_url: string | null;
    media_type: string | null;
    canonical_url: string | null;
    identity: string;
    content_hash: string;
    country: Generated<string>;
    tags: Generated<string[]>;
    published_at: Timestamp;
    updated_at: Timestamp;
    withdrawn_at: Timestamp | null;
    recording: string | null;
    streamed: Generated<boolean>;
    media_bytes: number | null;
    chapters: Generated<Json>;
    live_feed_id: number | null;
  };
  views: {
    kind: string;
    item_id: number;
    day: string;
    reader: string;
    at: Timestamp;
  };
  visitor_salts: {
    single: Generated<boolean>;
    day: string;
    salt: string;
  };
  workers: {
    name: string;
    beat_at: Timestamp;
  };
};
