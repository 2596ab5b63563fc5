-- A member's private feed of the hub: the token in its address, of which only a hash is kept.
create table hub_feed_tokens (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the token.
  token_hash bytea not null unique,
  made_at timestamptz not null
);
