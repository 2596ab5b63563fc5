-- An event breaks once: when it last began to.
alter table events add column broke_at timestamptz;
-- Of each event that is breaking by the rule, the story that stands for it in the banner and in alerts.
alter table stories add column rule_breaking_line boolean not null default false;
-- What is breaking now goes on, and does not begin again.
update events e set broke_at = began.at from (
  select es.event_id, max(s.rule_breaking_at) as at from event_stories es join stories s on s.id = es.story_id
  where s.rule_breaking_at is not null group by es.event_id
) began where began.event_id = e.id;
update stories set rule_breaking_line = true where id in (
  select distinct on (es.event_id) s.id from event_stories es join stories s on s.id = es.story_id
  where s.rule_breaking_at is not null and s.withdrawn_at is null order by es.event_id, s.published_at desc, s.id desc
);
