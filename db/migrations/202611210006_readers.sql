-- What a reader keeps in the account. Names and defaults are the specification's (section 3).

create table profiles (
  user_id uuid primary key references users on delete cascade,
  first_name text,
  last_name text,
  bio text,
  phone text,
  location text,
  timezone text not null default 'UTC',
  avatar_url text,
  updated_at timestamptz not null
);

create table user_preferences (
  user_id uuid primary key references users on delete cascade,
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  content_personalization boolean not null default true,
  privacy_analytics boolean not null default true,
  email_notifications boolean not null default true,
  newsletter_subscription boolean not null default true,
  breaking_news_alerts boolean not null default true,
  weekly_digest boolean not null default true,
  updated_at timestamptz not null
);

create table user_streaks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  streak_count integer not null default 0,
  longest_streak integer not null default 0,
  total_check_ins integer not null default 0,
  last_check_in timestamptz
);

-- Days on which a streak rests, in the reader's own days; both ends count.
create table streak_pauses (
  user_id uuid not null references users on delete cascade,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  primary key (user_id, from_day)
);

create table user_reading_activity (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  article_title text not null,
  article_url text not null,
  source text not null default 'todays_brief',
  completed boolean not null default true,
  -- The item on this site, where it is one.
  kind text check (kind in ('article', 'video', 'podcast')),
  item_id bigint,
  -- Visible seconds that were spent with it.
  seconds integer not null default 0 check (seconds >= 0),
  read_at timestamptz not null
);
create index user_reading_activity_newest on user_reading_activity (user_id, read_at desc, id desc);
create unique index user_reading_activity_item on user_reading_activity (user_id, kind, item_id)
  where item_id is not null;

create table saved_items (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('article', 'video', 'podcast')),
  item_id bigint not null,
  title text not null,
  meta text,
  lang text,
  saved_at timestamptz not null,
  read_at timestamptz,
  primary key (user_id, kind, item_id)
);
create index saved_items_newest on saved_items (user_id, saved_at desc);

-- What the browser keeps for a visitor under a key of its storage, and the account for a reader.
create table reader_places (
  user_id uuid not null references users on delete cascade,
  name text not null check (name in ('countries', 'last_viewed', 'positions', 'brief')),
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, name)
);
