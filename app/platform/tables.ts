// Made by scripts/tables.ts from db/migrations. Do not edit.
import type { ColumnType, Generated as Made } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : Made<T>;

export type Tables = {
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
  newsletter_subscriptions: {
    id: Generated<string>;
    email: string;
    list: string;
    locale: string;
    consent: Json;
    requested_at: Timestamp;
    confirmed_at: Timestamp | null;
    unsubscribed_at: Timestamp | null;
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
  };
  story_slugs: {
    slug: string;
    story_id: number;
  };
  story_topics: {
    story_id: number;
    topic: string;
  };
  topics: {
    name: string;
    position: number;
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
