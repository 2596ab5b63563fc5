-- Fronts weigh an event by when half of its stories were out: one late story does not bring back an old event.
alter table events add column median_at timestamptz;
update events e set median_at = m.at from (
  select es.event_id, percentile_disc(0.5) within group (order by es.published_at) as at
  from event_stories es group by es.event_id
) m where m.event_id = e.id;
