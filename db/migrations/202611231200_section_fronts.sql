-- Section fronts read what is about a topic or a place from one range of one index, and so they do where a topic is
-- narrowed to a place: `Politics/FR` is a subject of its own. Subjects of the sample newsroom stand apart (`sample:Politics`).
update event_subjects s set subject = 'sample:' || subject
  from events e where e.id = s.event_id and e.sample;
insert into event_subjects (event_id, subject, last_at, publishers)
  select t.event_id, t.subject || '/' || replace(c.subject, 'sample:', ''), t.last_at, t.publishers
  from event_subjects t join event_subjects c using (event_id)
  where length(replace(t.subject, 'sample:', '')) > 2 and replace(c.subject, 'sample:', '') in (
    'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT',
    'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'EU', 'XX');
comment on column event_subjects.subject is
  'A topic, a country''s code, or both as Politics/FR; after sample: for an event of the sample newsroom';

drop index event_subjects_newest;
create index event_subjects_newest on event_subjects (subject, last_at desc, event_id desc) include (publishers);

-- Readers follow topics as they choose countries.
alter table reader_places drop constraint reader_places_name_check;
alter table reader_places add check (name in ('countries', 'topics', 'last_viewed', 'positions', 'brief'));
