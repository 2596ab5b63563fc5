-- What kind of piece a story is: news on a topic or without one, or what is found by search alone (decision 30).
alter table stories add column class text not null default 'Topic'
  check (class in ('Topic', 'International', 'Society', 'Business', 'Culture', 'Sport', 'Showbiz', 'Lifestyle', 'Service'));
-- Stories of feeds without a topic were on no list, and stay so until `npm run stories -- classify` reads them again. What the
-- newsroom publishes is news: an own piece without a topic is listed with its next version.
update stories s set class = case provenance when 'own' then 'Society' else 'Service' end
  where not exists (select from story_topics t where t.story_id = s.id);

-- Topics are the filters and no longer the gate: `story_listings` has rows for all news, under its topics, or under its
-- class if it has none. Sport has rows under `Sport` only, for readers who ask for it.
comment on table story_listings is 'Where a story is listed: a row for each pair of topic or class and country; * for any news';
