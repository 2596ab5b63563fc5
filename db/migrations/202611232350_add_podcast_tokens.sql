-- Private podcast feeds: the token in a reader's feed addresses, of which only a hash is kept.
create table podcast_tokens (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the token.
  token_hash bytea not null unique,
  made_at timestamptz not null
);
