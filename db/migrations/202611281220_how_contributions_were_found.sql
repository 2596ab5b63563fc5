-- Since when a rule holds a contribution: later than it was written where a change of it was held.
alter table contributions add column held_at timestamptz;
update contributions set held_at = created_at where state = 'held';

-- `change`: everybody could read it before its writer changed it, and a rule then held it.
alter table moderation_decisions drop constraint moderation_decisions_origin_check;
alter table moderation_decisions add constraint moderation_decisions_origin_check
  check (origin in ('hold', 'change', 'report', 'own', 'objection'));

-- Until when this decision mutes by itself: not as long as the mute of an earlier one, and not beyond what a moderator
-- ended early.
alter table moderation_decisions add column mute_ends_at timestamptz;
update moderation_decisions d set mute_ends_at = least(d.muted_until, coalesce(m.muted_until, d.decided_at))
from discussion_members m where m.user_id = d.member_id and d.muted_until is not null;

-- Whether its writer deleted it before anybody decided; then it was answered without a decision.
alter table reported_contributions add column gone boolean not null default false
  check (not gone or (decision_id is null and decided_at is not null));

-- When the account of its sender was erased: what it says is kept only until it is decided.
alter table contribution_reports add column erased_at timestamptz;
