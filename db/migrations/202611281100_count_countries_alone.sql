-- Outlets for all of Europe and institutions of the Union (EU) and those of the world (XX) are in no country, as those whose
-- country is unknown (ZZ): events that they report are counted again by the rule of `recountEvents`.
update events e set countries = n.countries
from (
  select event_id, count(distinct country) filter (where country not in ('EU', 'XX', 'ZZ'))::int as countries
  from (
    select distinct on (es.event_id, coalesce(src.owner, src.id)) es.event_id, src.country
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    where s.withdrawn_at is null and src.opted_out_at is null
    order by es.event_id, coalesce(src.owner, src.id), s.published_at, s.id
  ) outlets
  group by event_id
) n
where n.event_id = e.id and e.merged_into is null and e.countries <> n.countries;
