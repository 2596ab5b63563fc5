-- Moderators decide about contributions, beside editors.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('reader', 'editor', 'moderator'));

-- What moderators decided about a contribution or its writer: the statement of reasons (Regulation (EU) 2022/2065,
-- Art. 17) is written from it.
create table moderation_decisions (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  kind text not null check (kind in ('approve', 'reject', 'mute')),
  contribution_id bigint references contributions on delete set null,
  -- Whom it concerns, and who decided; null once the account was erased.
  member_id uuid references users on delete set null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  -- Why it was looked at: a rule held it, it was reported, a moderator came upon it, or an objection.
  origin text not null check (origin in ('hold', 'report', 'own', 'objection')),
  held_by text,
  -- From when it waited.
  began_at timestamptz not null,
  -- The ground: one of the community guidelines, or the law.
  guideline text,
  law text,
  facts text not null default '',
  muted_until timestamptz,
  -- Whether a machine decided, without a person.
  automated boolean not null default false,
  -- Set by the decision about an objection that takes it back.
  revoked_at timestamptz,
  check (kind = 'approve' or guideline is not null)
);
create index moderation_decisions_contribution on moderation_decisions (contribution_id, number desc);
create index moderation_decisions_member on moderation_decisions (member_id, number desc);
create index moderation_decisions_newest on moderation_decisions (decided_at, number);

-- What members report, and notices of illegal content by anybody (Art. 16).
create table contribution_reports (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  kind text not null check (kind in ('member', 'notice')),
  user_id uuid references users on delete set null,
  -- Of notices only; null where they may be missing (Art. 16(2)(c)).
  name text,
  email text,
  locale text not null,
  reason text not null,
  explanation text not null,
  created_at timestamptz not null
);
create index contribution_reports_created on contribution_reports (created_at);
create index contribution_reports_user on contribution_reports (user_id) where user_id is not null;
create index contribution_reports_email on contribution_reports (email) where email is not null;

create table reported_contributions (
  report_id uuid not null references contribution_reports on delete cascade,
  contribution_id bigint not null references contributions on delete cascade,
  reported_at timestamptz not null,
  decision_id uuid references moderation_decisions on delete set null,
  decided_at timestamptz,
  primary key (report_id, contribution_id)
);
create index reported_contributions_open on reported_contributions (contribution_id, reported_at)
  where decided_at is null;
create index reported_contributions_decision on reported_contributions (decision_id) where decision_id is not null;

-- One for each side of a decision: its writer, or who reported.
create table moderation_objections (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  decision_id uuid not null references moderation_decisions on delete cascade,
  side text not null check (side in ('writer', 'reporter')),
  -- The report of a reporter, by which the outcome is told.
  report_id uuid references contribution_reports on delete set null,
  text text not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('granted', 'upheld')),
  reasons text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  unique (decision_id, side),
  check ((outcome is null) = (decided_at is null))
);
create index moderation_objections_open on moderation_objections (created_at) where decided_at is null;
