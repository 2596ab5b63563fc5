-- Transactional mails are sent before newsletters.
drop index mails_due;
create index mails_due on mails (kind desc, next_attempt_at) where state in ('queued', 'sending');
