-- How many countries the outlets of an event come from, and how many independent publishers there are of each band.
alter table events add column countries integer not null default 0;
alter table events add column leanings jsonb not null default '{}';
create index events_covered on events (last_at desc) include (publishers) where merged_into is null and publishers >= 2;

-- The topics and places of an event: those of at least half of its stories.
create table event_subjects (
  event_id bigint not null references events on delete cascade,
  -- A topic's name, or a country's code.
  subject text not null,
  last_at timestamptz not null,
  publishers integer not null,
  primary key (event_id, subject)
);
create index event_subjects_newest on event_subjects (subject, last_at desc, event_id desc);

-- The story that tells an event best in each of its languages.
create table event_tellings (
  event_id bigint not null references events on delete cascade,
  lang text not null,
  story_id bigint not null references stories on delete cascade,
  primary key (event_id, lang)
);
create index event_tellings_story on event_tellings (story_id);

-- Events of the past keep the first story in each language, until they are told anew.
insert into event_tellings (event_id, lang, story_id)
  select distinct on (es.event_id, s.lang) es.event_id, s.lang, s.id
  from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
  where s.withdrawn_at is null and src.opted_out_at is null
  order by es.event_id, s.lang, es.folded_into is not null, s.excerpt = '', s.published_at, s.id;
with shown as (
  select es.event_id, s.id, coalesce(src.owner, src.id) as publisher, src.country,
    coalesce(s.band, src.band, 'unrated') as band, s.published_at
  from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
  where s.withdrawn_at is null and src.opted_out_at is null
), counted as (
  select distinct on (event_id, publisher) event_id, publisher, country, band
  from shown order by event_id, publisher, published_at, id
), banded as (
  select event_id, jsonb_object_agg(band, n) as leanings
  from (select event_id, band, count(*) as n from counted group by event_id, band) b group by event_id
), placed as (
  select event_id, count(distinct country)::int as countries from counted group by event_id
)
update events e set countries = p.countries, leanings = b.leanings
from placed p join banded b using (event_id) where p.event_id = e.id;
insert into event_subjects (event_id, subject, last_at, publishers)
  select e.id, named.subject, e.last_at, e.publishers
  from events e join (
    select es.event_id, t.topic as subject, count(*) as n
    from event_stories es join story_topics t on t.story_id = es.story_id group by 1, 2
    union all
    select es.event_id, c.country, count(*)
    from event_stories es join story_countries c on c.story_id = es.story_id group by 1, 2
  ) named on named.event_id = e.id
  join (select event_id, count(*) as n from event_stories group by event_id) total on total.event_id = e.id
  where e.merged_into is null and 2 * named.n >= total.n;
create index stories_own on stories (published_at desc) where provenance = 'own' and not sample and withdrawn_at is null;

-- Why an own piece matters, in a sentence or two, for the brief.
alter table stories add column why text;
