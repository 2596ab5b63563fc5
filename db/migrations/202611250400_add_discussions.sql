-- Discussions under our own pieces and under events. A row begins with the first contribution, or with an editor's
-- word about it; until then the piece or the event says when its discussion closes.

create table discussions (
  id bigint generated always as identity primary key,
  -- One of the two; none once what was discussed is gone: what was written belongs to its writers.
  story_id bigint unique references stories on delete set null,
  event_id bigint unique references events on delete set null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  -- Set by editors. `hold`: everything new is checked first.
  state text not null default 'open' check (state in ('open', 'hold', 'closed')),
  -- How many contributions everybody sees.
  shown integer not null default 0 check (shown >= 0),
  check (num_nonnulls(story_id, event_id) <= 1)
);

-- Who takes part, under a name that is not the account's.
create table discussion_members (
  user_id uuid primary key references users on delete cascade,
  display_name text not null,
  -- The name without what the eye does not tell apart.
  name_key text not null unique,
  named_at timestamptz not null,
  -- The author of pieces that this account belongs to, set by an operator.
  author_id bigint references authors on delete set null,
  -- What moderators decided of contributions that were held or reported.
  approved integer not null default 0,
  rejected integer not null default 0,
  muted_until timestamptz,
  mail_replies boolean not null default false,
  mailed_at timestamptz,
  created_at timestamptz not null
);
create index discussion_members_mailed on discussion_members (mailed_at) where mail_replies;

create table contributions (
  id bigint generated always as identity primary key,
  discussion_id bigint not null references discussions on delete cascade,
  -- The contribution that begins the thread, and the one that is answered; null for one that begins a thread.
  root_id bigint references contributions on delete cascade,
  parent_id bigint references contributions on delete cascade,
  -- Null once the account was erased.
  user_id uuid references users on delete set null,
  -- Sent by the form, so that the same form twice is one contribution.
  form_id uuid not null,
  -- As it was written; empty once deleted.
  text text not null,
  lang text not null,
  state text not null check (state in ('shown', 'held', 'rejected', 'deleted')),
  -- The rule that held it (app/discussions/moderation/hold-rules.ts).
  held_by text,
  -- What its writer was when it was written.
  tier text not null check (tier in ('basic', 'premium')),
  mark text check (mark in ('author', 'editor')),
  appreciations integer not null default 0,
  -- Shown ones: of the whole thread for a root, direct ones otherwise.
  replies integer not null default 0 check (replies >= 0),
  picked_at timestamptz,
  edited_at timestamptz,
  created_at timestamptz not null,
  -- The name of an invented writer; only contributions of the sample newsroom have one.
  sample_name text,
  -- Whether it has a place on the page: as it is, or as a stone that its replies hang on.
  placed boolean generated always as (state = 'shown' or replies > 0) stored,
  check ((root_id is null) = (parent_id is null)),
  unique (user_id, form_id)
);
create index contributions_newest on contributions (discussion_id, id) where root_id is null and placed;
create index contributions_appreciated on contributions (discussion_id, appreciations, id)
  where root_id is null and placed;
create index contributions_picked on contributions (discussion_id, id) where picked_at is not null;
create index contributions_replies on contributions (root_id, id) where root_id is not null and placed;
create index contributions_of_member on contributions (user_id, id desc) where user_id is not null;
create index contributions_held on contributions (id) where state = 'held';
create index contributions_parent on contributions (parent_id) where parent_id is not null;

create table contribution_appreciations (
  contribution_id bigint not null references contributions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (contribution_id, user_id)
);
create index contribution_appreciations_user on contribution_appreciations (user_id);

-- Threads that a member wants to hear of.
create table discussion_follows (
  root_id bigint not null references contributions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (root_id, user_id)
);
create index discussion_follows_user on discussion_follows (user_id);

-- Whom a reader does not want to see.
create table discussion_blocks (
  user_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id)
);
create index discussion_blocks_blocked on discussion_blocks (blocked_id);

create table discussion_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  contribution_id bigint not null references contributions on delete cascade,
  kind text not null check (kind in ('reply', 'mention', 'thread')),
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  unique (contribution_id, user_id)
);
create index discussion_notices_newest on discussion_notices (user_id, id desc);
create index discussion_notices_unread on discussion_notices (user_id) where read_at is null;
