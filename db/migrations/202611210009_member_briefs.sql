-- The brief of a member for a UTC day: chosen once, then read and dismissed.
create table member_briefs (
  user_id uuid not null references users on delete cascade,
  day date not null,
  -- The stories in their order, and those of them that were read.
  stories bigint[] not null,
  read_stories bigint[] not null default '{}',
  dismissed_at timestamptz,
  primary key (user_id, day)
);
