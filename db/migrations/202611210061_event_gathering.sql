-- Who gathers stories into events, and how far they have come: clusters live in the memory of one process.
create table event_gathering (
  -- There is one row.
  one boolean primary key default true check (one),
  holder text not null default '',
  -- In real time: unless its holder renews it, anybody may take over.
  held_until timestamptz not null default '-infinity',
  -- Stories up to this one have been placed; those among them without a row in event_stories had no company.
  seen_story bigint not null default 0
);
insert into event_gathering default values;

-- What is deleted is looked for in every column that refers to it.
create index event_stories_folded on event_stories (folded_into) where folded_into is not null;
create index events_lead on events (lead_story_id) where lead_story_id is not null;
create index event_reports_event on event_reports (event_id);
create index event_reports_story on event_reports (story_id) where story_id is not null;
