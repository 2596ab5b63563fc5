-- Whether a headline story is confirmed by others (app/events/headline-stories.server.ts), as far as the rows tell until the
-- event is counted again. The column "stories" is no longer read.
alter table event_tellings add column confirmed boolean not null default true;
update event_tellings t set confirmed = stories > 1
  or exists (select from stories s where s.id = t.story_id and s.provenance = 'own')
  or plain and 1 < (
    select count(*) from event_tellings o where o.event_id = t.event_id and o.lang <> t.lang and o.plain
  );
