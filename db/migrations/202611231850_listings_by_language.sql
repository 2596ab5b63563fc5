-- The language of each listed story, so that a list can have those of a reader's languages alone, by one range of an
-- index for each.
alter table story_listings add column lang text collate "C";
update story_listings l set lang = s.lang from stories s where s.id = l.story_id;
alter table story_listings alter column lang set not null;
create index story_listings_by_language on story_listings (topic, country, lang, sample, published_at, story_id);
