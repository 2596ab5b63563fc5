-- Alerts of replies read the newest notices every few seconds.
create index discussion_notices_created on discussion_notices (created_at);
