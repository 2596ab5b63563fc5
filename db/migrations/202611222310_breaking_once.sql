-- An event breaks once: when it last began to.
alter table events add column broke_at timestamptz;
-- Of each event that is breaking by the rule, the story that stands for it in the banner and in alerts.
alter table stories add column rule_breaking_line boolean not null default false;
