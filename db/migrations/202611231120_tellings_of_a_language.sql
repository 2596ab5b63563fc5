-- How many stories tell the event in this language.
alter table event_tellings add column stories integer not null default 1;
