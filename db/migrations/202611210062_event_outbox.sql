-- The outbox row up to which changes of stories have reached their events' counts.
alter table event_gathering add column seen_change bigint not null default 0;
