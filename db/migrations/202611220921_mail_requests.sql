-- What somebody has asked to be written, until the worker writes it: whoever asks is answered before anybody looks
-- whether the address is known, so that the time of the answer does not tell.
create table mail_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  said jsonb not null,
  -- By the product's clock.
  asked_at timestamptz not null,
  -- Attempts live in real time, and by one clock.
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index mail_requests_due on mail_requests (next_attempt_at);
