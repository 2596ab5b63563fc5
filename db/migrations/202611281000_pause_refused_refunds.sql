-- How often the worker has tried in vain to make a refund that is due, and when it tries next; null: at once. Attempts
-- live in real time.
alter table subscriptions
  add column unwind_attempts integer not null default 0,
  add column unwind_next_attempt_at timestamptz;
