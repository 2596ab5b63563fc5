-- What a front page asks of an event beside its counts, so that ranking reads one table: its subjects, and its headline
-- stories with their titles. `recountEvents` writes it with the tables that it repeats.
alter table events add column front jsonb not null default '{"subjects": [], "headlineStories": []}';
update events e set front = jsonb_build_object(
  'subjects', (select coalesce(jsonb_agg(subject order by subject), '[]') from event_subjects where event_id = e.id),
  'headlineStories', (
    select coalesce(jsonb_agg(jsonb_build_object('lang', t.lang, 'story', t.story_id, 'straightNews', t.plain,
      'confirmed', t.confirmed, 'title', s.title) order by t.lang), '[]')
    from event_tellings t join stories s on s.id = t.story_id where t.event_id = e.id))
where e.merged_into is null and e.publishers >= 2;

-- The most covered events of two days are found in the index alone.
drop index events_covered;
create index events_covered on events (last_at desc) include (publishers, id) where merged_into is null and publishers >= 2;
