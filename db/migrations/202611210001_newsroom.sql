-- The newsroom: sources, stories and what hangs on them. Plain SQL for PostgreSQL 15 and later.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table workers (
  name text primary key,
  beat_at timestamptz not null
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

-- The outbox of live events. Its ids are handed out under a transaction-level advisory lock that is held
-- to commit, so that a reader who has seen id n will never meet a smaller one later.
create table live_events (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null default '{}',
  at timestamptz not null default now()
);
create function live_events_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_events', new.id::text);
  return new;
end $$;
create trigger live_events_notify after insert on live_events
  for each row execute function live_events_notify();

create table sources (
  id text primary key,
  name text not null,
  homepage text,
  country text not null,
  language text,
  kind text not null default 'news' check (kind in ('news', 'institution', 'podcast', 'video', 'factcheck', 'own')),
  owner text,
  band text check (band in ('far-left', 'left', 'center', 'right', 'far-right')),
  band_evidence jsonb not null default '[]',
  excerpt_limit integer not null default 300 check (excerpt_limit between 0 and 1000),
  images_allowed boolean not null default false,
  opted_out_at timestamptz,
  -- What the catalogue said when it was last loaded. A field that differs from it was edited by an operator.
  catalogue jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table feeds (
  id bigint generated always as identity primary key,
  source_id text not null references sources on delete cascade,
  url text not null unique,
  title text,
  format text,
  etag text,
  last_modified text,
  body_hash text,
  status integer,
  last_error text,
  failures integer not null default 0,
  items integer,
  interval_seconds integer not null default 900,
  fetched_at timestamptz,
  succeeded_at timestamptz,
  changed_at timestamptz,
  next_check_at timestamptz,
  claimed_until timestamptz,
  retired_at timestamptz,
  -- Removed by an operator. The row stays, or the catalogue would bring the feed back with the next start.
  removed_at timestamptz,
  moved_from text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index feeds_source on feeds (source_id);
create index feeds_due on feeds (next_check_at) where retired_at is null and removed_at is null;

create table authors (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  title text,
  bio text,
  avatar text,
  location text,
  followers integer,
  expertise text[] not null default '{}',
  social jsonb not null default '{}',
  verified_at timestamptz,
  sample boolean not null default false
);

create table topics (
  name text primary key,
  position integer not null unique
);
insert into topics (name, position) values
  ('Politics', 1), ('Economy', 2), ('Climate', 3), ('Technology', 4), ('Defense', 5), ('Trade', 6),
  ('Immigration', 7), ('Healthcare', 8), ('Education', 9), ('Energy', 10), ('Agriculture', 11), ('Transport', 12);

create table stories (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null,
  excerpt text not null default '',
  body text,
  lang text not null,
  source_id text not null references sources on delete cascade,
  author_id bigint references authors on delete set null,
  byline text,
  canonical_url text,
  image text,
  image_alt text,
  image_width integer,
  image_height integer,
  tags text[] not null default '{}',
  sections text[] not null default '{}',
  premium boolean not null default false,
  provenance text not null check (provenance in ('own', 'feed')),
  sample boolean not null default false,
  band text check (band in ('far-left', 'left', 'center', 'right', 'far-right')),
  content_hash text not null,
  -- Versions that were replaced: another feed of the source may still carry one.
  earlier_hashes text[] not null default '{}',
  wire_hash text,
  corrections jsonb not null default '[]',
  ai jsonb,
  comments integer,
  views bigint not null default 0,
  likes bigint not null default 0,
  editor_breaking boolean,
  rule_breaking_at timestamptz,
  editor_trending boolean,
  rule_trending_at timestamptz,
  published_at timestamptz not null,
  first_seen_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz
);
create index stories_newest on stories (published_at desc, id desc) where withdrawn_at is null;
create index stories_source on stories (source_id, published_at desc);
create index stories_author on stories (author_id) where author_id is not null;
create index stories_wire on stories (wire_hash) where wire_hash is not null;
create index stories_breaking on stories (rule_breaking_at desc) where rule_breaking_at is not null;
create index stories_editor_breaking on stories (published_at desc) where editor_breaking;
create index stories_trending on stories (rule_trending_at) where rule_trending_at is not null;

create table story_slugs (
  slug text primary key,
  story_id bigint not null references stories on delete cascade
);
create index story_slugs_story on story_slugs (story_id);

-- Every key by which an item of a source is recognised when it comes back: guid, link, or title and day.
create table story_identities (
  source_id text not null references sources on delete cascade,
  key text not null,
  story_id bigint not null references stories on delete cascade,
  primary key (source_id, key)
);
create index story_identities_story on story_identities (story_id);

create table story_topics (
  story_id bigint not null references stories on delete cascade,
  topic text not null references topics,
  primary key (story_id, topic)
);
create table story_countries (
  story_id bigint not null references stories on delete cascade,
  country text not null,
  position integer not null,
  primary key (story_id, country)
);

-- Where a story is listed: one row for each pair of topic and country, '*' standing for any. Only stories
-- with a topic, from a source that has not opted out, have rows: this table is what home and hub read.
-- `EU` as a topic stands for the stories of the Union. Bytewise comparison makes the index a quarter faster.
create table story_listings (
  topic text collate "C" not null,
  country text collate "C" not null,
  sample boolean not null,
  published_at timestamptz not null,
  story_id bigint not null references stories on delete cascade,
  primary key (topic, country, sample, published_at, story_id)
);
create index story_listings_story on story_listings (story_id);

create table videos (
  id bigint generated by default as identity primary key,
  source_id text not null references sources on delete cascade,
  title text not null,
  description text not null default '',
  lang text not null,
  thumbnail text,
  duration_seconds integer,
  category text,
  author_id bigint references authors on delete set null,
  byline text,
  premium boolean not null default false,
  live boolean not null default false,
  sample boolean not null default false,
  dislikes bigint not null default 0,
  likes bigint not null default 0,
  views bigint not null default 0,
  media_url text,
  media_type text,
  canonical_url text,
  identity text not null,
  content_hash text not null,
  country text not null default 'EU',
  tags text[] not null default '{}',
  published_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (source_id, identity)
);
create index videos_newest on videos (published_at desc, id desc) where withdrawn_at is null;

create table shows (
  id bigint generated by default as identity primary key,
  slug text not null unique,
  source_id text not null references sources on delete cascade,
  name text not null,
  description text not null default '',
  lang text not null,
  image text,
  host_id bigint references authors on delete set null,
  host_name text,
  category text,
  homepage text,
  sample boolean not null default false,
  updated_at timestamptz not null,
  unique (source_id, name)
);

create table episodes (
  id bigint generated by default as identity primary key,
  show_id bigint not null references shows on delete cascade,
  title text not null,
  description text not null default '',
  lang text not null,
  image text,
  duration_seconds integer,
  episode_number integer,
  premium boolean not null default false,
  sample boolean not null default false,
  downloads bigint not null default 0,
  likes bigint not null default 0,
  views bigint not null default 0,
  comments integer,
  media_url text,
  media_type text,
  media_bytes bigint,
  canonical_url text,
  identity text not null,
  content_hash text not null,
  country text not null default 'EU',
  tags text[] not null default '{}',
  published_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (show_id, identity)
);
create index episodes_newest on episodes (published_at desc, id desc) where withdrawn_at is null;

-- One row for each reader (a salted daily hash, or an account) and item; the counters on the items are its sums.
create table views (
  kind text not null check (kind in ('article', 'video', 'podcast')),
  item_id bigint not null,
  day date not null,
  reader text not null,
  at timestamptz not null,
  primary key (kind, item_id, day, reader)
);
create index views_recent on views (at);

create table likes (
  kind text not null check (kind in ('article', 'video', 'podcast')),
  item_id bigint not null,
  reader text not null,
  at timestamptz not null,
  primary key (kind, item_id, reader)
);
