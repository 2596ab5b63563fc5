-- When the second-last publisher of an event last reported: fronts tell by it what is old.
alter table events add column fresh_at timestamptz;
update events e set fresh_at = f.at from (
  select event_id, (array_agg(at order by at desc))[2] as at from (
    select es.event_id, coalesce(src.owner, src.id) as publisher, max(es.published_at) as at
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    group by 1, 2
  ) latest group by event_id
) f where f.event_id = e.id;
