-- Who is whom at the payment provider. Every reading of the provider's state takes a ticket first; what was read by
-- a later ticket is newer, and is never overwritten by what an earlier one read.
create table customers (
  user_id uuid primary key references users on delete cascade,
  id text not null unique,
  created_at timestamptz not null,
  ticket bigint not null default 0,
  synced_ticket bigint not null default 0,
  synced_at timestamptz
);
create index customers_synced on customers (synced_at nulls first);

-- What the provider said when it was last asked; times are the provider's.
create table subscriptions (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  customer_id text not null,
  status text not null,
  -- Null where the price is none of the price book: such a subscription gives no access.
  lookup_key text,
  currency text not null,
  -- What a period costs, in cents.
  amount integer not null,
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  -- When it ends, if nobody resumes it.
  cancel_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  past_due_since timestamptz,
  -- The offer that follows, and when.
  next_key text,
  next_at timestamptz,
  -- The newest invoice with an amount that was paid.
  paid_invoice text,
  paid_cents integer,
  -- Acts of ours: why it was ended, and what was given back.
  withdrawn_at timestamptz,
  refused_as text check (refused_as in ('duplicate', 'trial')),
  -- To be ended at the provider, and whatever was paid to be given back: done by whoever finds it.
  unwind_due boolean not null default false,
  refunded_cents integer not null default 0,
  synced_at timestamptz not null
);
create index subscriptions_user on subscriptions (user_id);
create index subscriptions_unwind on subscriptions (id) where unwind_due;

-- Events that the provider told of: known by their ids, and a queue. What they say is never believed, only that
-- something of a customer has changed. Attempts live in real time.
create table stripe_events (
  id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  done_at timestamptz,
  last_error text
);
create index stripe_events_due on stripe_events (next_attempt_at) where done_at is null;
create index stripe_events_customer on stripe_events (customer_id);
create index stripe_events_received on stripe_events (received_at);

-- Whoever talks to the provider about a reader holds this, for as long as it may take; no transaction spans a call.
create table billing_leases (
  user_id uuid primary key references users on delete cascade,
  token uuid not null,
  expires_at timestamptz not null
);

-- One trial for each person. What outlives an account is the hash of a card's fingerprint, which names nobody.
create table trials (
  id bigint generated always as identity primary key,
  user_id uuid unique references users on delete set null,
  subscription_id text unique,
  card text unique,
  started_at timestamptz not null
);

-- What was ordered by the lawful button, with the words that stood beside it.
create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  lookup_key text not null,
  amount integer not null,
  with_trial boolean not null,
  locale text not null,
  shown jsonb not null,
  ordered_at timestamptz not null,
  subscription_id text unique
);
create index orders_user on orders (user_id);
