-- Each reporter of a contribution that was kept can object once, and its writer once.
alter table moderation_objections drop constraint moderation_objections_decision_id_side_key;
create unique index moderation_objections_writer on moderation_objections (decision_id) where side = 'writer';
create unique index moderation_objections_reporter on moderation_objections (decision_id, report_id)
  where side = 'reporter';
create index moderation_objections_decision on moderation_objections (decision_id);
