-- Every mail: queued in the transaction that causes it, sent by the worker.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- What caused it. The same cause queues one mail, however often it is told.
  key text not null unique,
  -- A crash in mid-sending may repeat a transactional mail; a newsletter it loses.
  kind text not null check (kind in ('transactional', 'newsletter')),
  user_id uuid references users on delete cascade,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  -- By the product's clock, as is sent_at.
  queued_at timestamptz not null,
  -- By the database's: due, or while `sending` taken for lost.
  next_attempt_at timestamptz not null,
  sent_at timestamptz
);
create index mails_due on mails (next_attempt_at) where state in ('queued', 'sending');
create index mails_newest on mails (queued_at desc);
create index mails_user on mails (user_id) where user_id is not null;
