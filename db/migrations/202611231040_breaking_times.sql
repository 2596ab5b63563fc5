-- Every time at which an event began to break, for those who judge the rule; `broke_at` is the last.
alter table events add column breaking_times timestamptz[] not null default '{}';
update events set breaking_times = array[broke_at] where broke_at is not null;
