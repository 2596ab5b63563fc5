-- What readers follow. Topics and member states were values of reader_places; authors, events and sources join them,
-- and alerts ask from the other end: who follows this?
create table follows (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('topic', 'country', 'author', 'event', 'source')),
  -- A topic's English name, a member state's ISO code, an author's slug, the id of an event or of a source.
  name text not null,
  followed_at timestamptz not null,
  -- When the reader marked its news as seen; null: not yet.
  seen_at timestamptz,
  primary key (user_id, kind, name)
);
create index follows_followers on follows (kind, name, user_id);

insert into follows (user_id, kind, name, followed_at)
  select p.user_id, 'topic', t.name, p.updated_at
  from reader_places p cross join lateral jsonb_array_elements_text(p.value) t(name)
  where p.name = 'topics' and jsonb_typeof(p.value) = 'array'
  on conflict do nothing;
insert into follows (user_id, kind, name, followed_at)
  select p.user_id, 'country', c.code, p.updated_at
  from reader_places p cross join lateral jsonb_array_elements_text(p.value) n(name)
  join (values ('AT', 'Austria'), ('BE', 'Belgium'), ('BG', 'Bulgaria'), ('HR', 'Croatia'), ('CY', 'Cyprus'),
    ('CZ', 'Czech Republic'), ('DK', 'Denmark'), ('EE', 'Estonia'), ('FI', 'Finland'), ('FR', 'France'),
    ('DE', 'Germany'), ('GR', 'Greece'), ('HU', 'Hungary'), ('IE', 'Ireland'), ('IT', 'Italy'), ('LV', 'Latvia'),
    ('LT', 'Lithuania'), ('LU', 'Luxembourg'), ('MT', 'Malta'), ('NL', 'Netherlands'), ('PL', 'Poland'),
    ('PT', 'Portugal'), ('RO', 'Romania'), ('SK', 'Slovakia'), ('SI', 'Slovenia'), ('ES', 'Spain'), ('SE', 'Sweden')
  ) c(code, name) on c.name = n.name
  where p.name = 'countries' and jsonb_typeof(p.value) = 'array'
  on conflict do nothing;
delete from reader_places where name in ('countries', 'topics');
alter table reader_places drop constraint reader_places_name_check;
alter table reader_places add check (name in ('last_viewed', 'positions', 'brief'));

-- The newest pieces of an author are one range.
drop index stories_author;
create index stories_author on stories (author_id, published_at desc) where author_id is not null;
