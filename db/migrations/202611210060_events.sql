-- Stories of one event. A story without company has no row here: an event begins with its second story.

create table events (
  id bigint generated always as identity primary key,
  -- From the headline it began with; stays while headlines change.
  slug text not null unique,
  -- The story whose headline stands for it, chosen anew as stories come.
  lead_story_id bigint references stories on delete set null,
  -- A part of a story that goes on for days, and the event that it belongs to.
  parent_id bigint references events on delete set null,
  -- An event that was found to be another: its address leads there.
  merged_into bigint references events on delete cascade,
  sample boolean not null default false,
  first_at timestamptz not null,
  last_at timestamptz not null,
  stories integer not null,
  -- Independent ones: outlets of one owner count once.
  publishers integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index events_newest on events (last_at desc, id desc) where merged_into is null;
create index events_parent on events (parent_id) where parent_id is not null;
create index events_merged on events (merged_into) where merged_into is not null;

create table event_stories (
  story_id bigint primary key references stories on delete cascade,
  event_id bigint not null references events on delete cascade,
  published_at timestamptz not null,
  -- An outlet's update of a piece of its own: shown under that one.
  folded_into bigint references stories on delete set null,
  placed_at timestamptz not null
);
create index event_stories_event on event_stories (event_id, published_at desc);

-- What an editor decided: these belong together, or these do not belong to those. Followed by every update.
create table event_mends (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('together', 'apart')),
  stories bigint[] not null,
  -- Of `apart`: the other side.
  others bigint[] not null default '{}',
  actor text not null,
  at timestamptz not null,
  -- Taken back by a later word on the same stories.
  revoked_at timestamptz
);

create table event_reports (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  kind text not null check (kind in ('wrong', 'missing')),
  -- Of `wrong`: the story that does not belong.
  story_id bigint references stories on delete cascade,
  -- Of `missing`: the address or headline of what is missing; and what else was said.
  note text not null default '',
  reader text not null,
  at timestamptz not null,
  handled_at timestamptz
);
create index event_reports_open on event_reports (at) where handled_at is null;
