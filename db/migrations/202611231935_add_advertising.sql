-- What a slot for advertisements shows, and how often it was seen. House advertisements that the code brings along have
-- counts and no row here.
create table advertising_campaigns (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null,
  advertiser text not null,
  rank text not null check (rank in ('paid', 'house')),
  slot text not null check (slot in ('home-upper', 'home-lower', 'article')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  target text not null,
  -- {language: {title, text, action, alt}}: it runs in the languages that it has texts in.
  texts jsonb not null,
  picture bytea,
  -- What the advertiser declared under Regulation (EU) 2024/900.
  political boolean not null check (not political),
  -- Whether pages have been told that it runs; the worker compares this with the dates.
  running boolean not null default false,
  created_at timestamptz not null
);

create table advertising_counts (
  campaign text not null,
  day date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (campaign, day)
);

-- Who was counted today, by the salted hash of the day; deleted after two days.
create table advertising_visits (
  campaign text not null,
  what text not null check (what in ('view', 'click')),
  day date not null,
  reader text not null,
  primary key (campaign, what, day, reader)
);
create index advertising_visits_by_day on advertising_visits (day);
