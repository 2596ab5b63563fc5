-- Why a contract was cancelled for an important reason: the office is mailed so many of them a day, and the rest is
-- not lost. It goes with the subscription's row.
alter table subscriptions
  add column cancel_reason text,
  add column cancel_reason_at timestamptz;
