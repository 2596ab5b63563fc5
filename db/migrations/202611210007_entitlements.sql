-- Why somebody may see more than a visitor, and until when. Access is the best of the rows that hold now.
create table entitlements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  origin text not null check (origin in ('grant', 'subscription')),
  -- The subscription at the payment provider; null for a grant.
  origin_id text unique,
  tier text not null check (tier in ('basic', 'premium')),
  starts_at timestamptz not null,
  -- Null: until it is taken away.
  ends_at timestamptz,
  created_at timestamptz not null
);
create index entitlements_user on entitlements (user_id);
