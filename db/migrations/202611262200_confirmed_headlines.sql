-- Whether a headline story is confirmed by others (app/events/headline-stories.ts). The column "stories" is no longer read.
alter table event_tellings add column confirmed boolean not null default true;
update event_tellings set confirmed = stories > 1;
