-- In which languages an event that broke was announced: readers of another one are told once it is told in theirs.
alter table events add column announced_in text[] not null default '{}';
update events e set announced_in = array(select t.lang from event_tellings t where t.event_id = e.id)
  where e.broke_at is not null;
