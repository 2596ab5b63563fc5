-- Which plan a row stands for, where that says more than its tier: Academy is Premium with courses.
alter table entitlements add column plan text check (plan in ('essential', 'insider', 'academy'));

-- How far a reader has come in the courses of db/academy.
create table academy_progress (
  user_id uuid not null references users on delete cascade,
  course text not null,
  lesson text not null,
  -- Percent of the test's questions, at the best attempt.
  best_score smallint not null check (best_score between 0 and 100),
  -- The first attempt that was good enough.
  passed_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, course, lesson)
);
