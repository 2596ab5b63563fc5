-- The offer of a scheduled change of plan that a cancellation has set aside. It is scheduled again when the subscription
-- is resumed.
alter table subscriptions add column set_aside_key text;

-- Reasons of people who have stayed: there is nothing left to judge.
update subscriptions set cancel_reason = null, cancel_reason_at = null
where cancel_at is null and cancel_wished_at is null and ended_at is null;
