-- One-time tokens that are mailed to readers: links and codes. Until now they were JSON texts among the rows of the
-- authentication library, without a reference to the account. Tokens that have not expired are carried over.
create table email_tokens (
  -- SHA-256; neither a token nor a code is stored.
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  -- confirm: a new account's address; email: another address for an account; reset: a new password; code: a sign-in.
  kind text not null check (kind in ('confirm', 'email', 'reset', 'code')),
  -- The address that the token was mailed to.
  email text not null,
  -- The account's address when another one was asked for.
  previous_email text,
  -- The sign-up that a confirmation belongs to: its browser and password as hashes, and what was declared there.
  sign_up_browser text,
  sign_up_password text,
  declared_at timestamptz,
  terms_version text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((kind = 'email') = (previous_email is not null)),
  check (kind = 'confirm' or sign_up_browser is null),
  check (num_nulls(sign_up_browser, sign_up_password, declared_at, terms_version) in (0, 4))
);
create index email_tokens_user on email_tokens (user_id);

-- A sign-up that does not say what was declared is left out: its link then asks for a password and the declaration.
with links as materialized (
  select substr(identifier, length('link:') + 1) as token_hash, value::jsonb as link, created_at, expires_at
  from verifications where identifier like 'link:%' and expires_at > now()
), with_sign_up as (
  select *, case when link -> 'signUp' -> 'declared' ->> 'at' is not null then link -> 'signUp' end as sign_up from links
)
insert into email_tokens (token_hash, user_id, kind, email, previous_email, sign_up_browser, sign_up_password,
  declared_at, terms_version, created_at, expires_at)
select l.token_hash, u.id, l.link ->> 'kind', l.link ->> 'email', l.link ->> 'from', l.sign_up ->> 'browser',
  l.sign_up ->> 'password', (l.sign_up -> 'declared' ->> 'at')::timestamptz,
  l.sign_up -> 'declared' ->> 'termsVersion', l.created_at, l.expires_at
from with_sign_up l join users u on u.id::text = l.link ->> 'userId'
on conflict do nothing;

with codes as materialized (
  select substr(identifier, length('code:') + 1) as token_hash, value::jsonb as code, created_at, expires_at
  from verifications where identifier like 'code:%' and expires_at > now()
)
insert into email_tokens (token_hash, user_id, kind, email, created_at, expires_at)
select c.token_hash, u.id, 'code', u.email, c.created_at, c.expires_at
from codes c join users u on u.id::text = c.code ->> 'userId'
on conflict do nothing;

-- The library stored a link for a new password as the account's id under the hash of the token.
insert into email_tokens (token_hash, user_id, kind, email, created_at, expires_at)
select v.identifier, u.id, 'reset', u.email, v.created_at, v.expires_at
from verifications v join users u on u.id::text = v.value
where v.expires_at > now()
on conflict do nothing;

-- What is left are the challenges of passkeys, which are JSON objects with a `type`.
delete from verifications where identifier like 'link:%' or identifier like 'code:%' or value not like '{%';
