-- Alerts: what readers want to be told of, the browsers that are told, and what waits to be told.
create table alert_settings (
  user_id uuid primary key references users on delete cascade,
  -- By kind: {way, countries, languages}; a kind that is missing was not asked for.
  kinds jsonb not null default '{}',
  -- Minutes since midnight by the reader's clock; both or none.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  -- Whether what came in the quiet hours is told by mail when they end.
  mail_after_quiet boolean not null default false,
  -- Null: any number.
  a_day integer default 3 check (a_day > 0),
  -- Part of the link by which alerts by mail end without signing in.
  stop_token uuid not null unique default gen_random_uuid(),
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);

-- A browser's subscription. It lives as long as the session in which it was made.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Our public key that it was made with: with another one it is dead.
  server_key text not null,
  user_agent text,
  -- The product's clock.
  created_at timestamptz not null,
  succeeded_at timestamptz,
  -- How often in a row, and since when, its service did not take a message.
  failures integer not null default 0,
  failing_since timestamptz,
  -- The last test: its id, which the browser tells back, when it was sent, why it was not, when it arrived.
  test_id uuid unique,
  tested_at timestamptz,
  test_problem text,
  test_arrived_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What is to be told to one reader, once for each key.
create table alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  key text not null,
  kind text not null check (kind in ('breaking', 'topics', 'countries', 'events', 'authors', 'replies')),
  -- {title, body, lang, to}
  said jsonb not null,
  happened_at timestamptz not null,
  queued_at timestamptz not null,
  -- `waiting` until the reader's rules let it go; `night` until the mail after the quiet hours.
  state text not null default 'waiting' check (state in ('waiting', 'night', 'sent', 'gathered', 'dropped')),
  -- The product's clock: when it is looked at next.
  due_at timestamptz not null,
  way text check (way in ('push', 'mail')),
  sent_at timestamptz,
  dropped_because text,
  unique (user_id, key)
);
create index alerts_due on alerts (due_at) where state in ('waiting', 'night');
create index alerts_sent on alerts (user_id, sent_at) where sent_at is not null;
create index alerts_queued on alerts (queued_at);

-- An alert on its way to one browser.
create table alert_pushes (
  alert_id uuid not null references alerts on delete cascade,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  attempts integer not null default 0,
  -- The database's clock: due, or while it is being sent taken for lost.
  next_attempt_at timestamptz not null default now(),
  primary key (alert_id, subscription_id)
);
create index alert_pushes_due on alert_pushes (next_attempt_at);
create index alert_pushes_subscription on alert_pushes (subscription_id);
