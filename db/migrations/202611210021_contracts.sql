-- What letters about a contract link by: whoever has the letter may withdraw, cancel or resume without signing in.
alter table subscriptions
  add column contract_token uuid not null default gen_random_uuid(),
  -- A cancellation that was declared while the provider was away; the worker carries it out.
  add column cancel_wished_at timestamptz;
create unique index subscriptions_contract on subscriptions (contract_token);
create index subscriptions_wished on subscriptions (id) where cancel_wished_at is not null;
