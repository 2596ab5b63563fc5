-- What kind of piece a story is: news on a topic or without one, or what is found by search alone (decision 30).
-- Stories that were stored before are told by their topics; `npm run stories -- classify` reads them again.
alter table stories add column class text not null default 'Society'
  check (class in ('Topic', 'International', 'Society', 'Business', 'Culture', 'Sport', 'Showbiz', 'Lifestyle', 'Service'));
update stories s set class = case
  when exists (select from story_topics t where t.story_id = s.id) then 'Topic' else 'Service' end;

-- Topics are the filters and no longer the gate: `story_listings` has rows for all news, under its topics, or under its
-- class if it has none. Sport has rows under `Sport` only, for readers who ask for it.
comment on table story_listings is 'Where a story is listed: a row for each pair of topic or class and country; * for any news';
