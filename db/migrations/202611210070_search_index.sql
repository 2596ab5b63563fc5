-- The search index: an entry for each story, video and episode, and the words of titles. Both are derived, and can be
-- made anew from what they are about. See docs/decisions/014-search-index.md.

-- How a folded word stands in the index: its stem with the language before it where PostgreSQL has a stemmer, so that
-- stems of two languages never meet; as it is in all other languages.
create function search_lexeme(lang text, word text) returns text
language sql immutable parallel safe as $$
  select case lang
    when 'da' then 'da:' || coalesce((pg_catalog.ts_lexize('pg_catalog.danish_stem', word))[1], word)
    when 'de' then 'de:' || coalesce((pg_catalog.ts_lexize('pg_catalog.german_stem', word))[1], word)
    when 'el' then 'el:' || coalesce((pg_catalog.ts_lexize('pg_catalog.greek_stem', word))[1], word)
    when 'en' then 'en:' || coalesce((pg_catalog.ts_lexize('pg_catalog.english_stem', word))[1], word)
    when 'es' then 'es:' || coalesce((pg_catalog.ts_lexize('pg_catalog.spanish_stem', word))[1], word)
    when 'fi' then 'fi:' || coalesce((pg_catalog.ts_lexize('pg_catalog.finnish_stem', word))[1], word)
    when 'fr' then 'fr:' || coalesce((pg_catalog.ts_lexize('pg_catalog.french_stem', word))[1], word)
    when 'ga' then 'ga:' || coalesce((pg_catalog.ts_lexize('pg_catalog.irish_stem', word))[1], word)
    when 'hu' then 'hu:' || coalesce((pg_catalog.ts_lexize('pg_catalog.hungarian_stem', word))[1], word)
    when 'it' then 'it:' || coalesce((pg_catalog.ts_lexize('pg_catalog.italian_stem', word))[1], word)
    when 'lt' then 'lt:' || coalesce((pg_catalog.ts_lexize('pg_catalog.lithuanian_stem', word))[1], word)
    when 'nl' then 'nl:' || coalesce((pg_catalog.ts_lexize('pg_catalog.dutch_stem', word))[1], word)
    when 'pt' then 'pt:' || coalesce((pg_catalog.ts_lexize('pg_catalog.portuguese_stem', word))[1], word)
    when 'ro' then 'ro:' || coalesce((pg_catalog.ts_lexize('pg_catalog.romanian_stem', word))[1], word)
    when 'sv' then 'sv:' || coalesce((pg_catalog.ts_lexize('pg_catalog.swedish_stem', word))[1], word)
    else word
  end
$$;

-- Words arrive folded, with single spaces between them. Title A, excerpt B, body C; `^word` is a word of the title as
-- it stands, and `marks` are the facts that filters ask for.
create function search_vector(lang text, title text, excerpt text, body text, marks text[]) returns tsvector
language sql immutable parallel safe as $$
  select pg_catalog.array_to_tsvector(marks) || coalesce(pg_catalog.string_agg(
    '''' || public.search_lexeme(lang, w.word) || ''':' || least(w.n, 16000) || w.weight
      || case when w.weight = 'A' then ' ''^' || w.word || '''' else '' end, ' '), '')::pg_catalog.tsvector
  from (
    select word, n, 'A' as weight from pg_catalog.string_to_table(title, ' ') with ordinality t (word, n)
    union all
    select word, n + 1000, 'B' from pg_catalog.string_to_table(excerpt, ' ') with ordinality t (word, n)
    union all
    select word, n + 2000, 'C' from pg_catalog.string_to_table(body, ' ') with ordinality t (word, n)
  ) w
  where w.word <> ''
$$;

create table search_entries (
  item_id bigint not null,
  published_at timestamptz not null,
  views bigint not null,
  -- Bits, in the order of countries.ts and of topic.ts (topics, then sections).
  countries integer not null,
  subjects integer not null,
  kind smallint not null,
  bias smallint not null,
  sample boolean not null,
  lang text collate "C" not null,
  source_id text collate "C" not null,
  words tsvector not null,
  primary key (kind, item_id)
) with (toast_tuple_target = 128, fillfactor = 90);
-- Counting and ordering read thousands of entries and no words: those stand apart.
alter table search_entries alter column words set storage external;
create index search_entries_words on search_entries using gin (words);

-- Words of titles, for type-ahead and for spelling. The weight grows with the logarithm of the documents, so that
-- counting one more rarely touches an index.
create table search_terms (
  term text collate "C" primary key,
  documents integer not null,
  weight smallint not null
);
create index search_terms_1 on search_terms (left(term, 1), weight desc);
create index search_terms_2 on search_terms (left(term, 2), weight desc);
create index search_terms_3 on search_terms (left(term, 3), weight desc);

-- What the indexer has to look at. Rows are only added and taken, so that writers never wait for it.
create table search_changes (
  id bigint generated always as identity primary key,
  kind smallint not null,
  item_id bigint not null,
  only_views boolean not null default false
);

create function search_note_inserted() returns trigger language plpgsql as $$
begin
  insert into public.search_changes (kind, item_id) select tg_argv[0]::smallint, id from inserted;
  return null;
end $$;
create function search_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into public.search_changes (kind, item_id) values (tg_argv[0]::smallint, old.id);
  else
    insert into public.search_changes (kind, item_id, only_views)
    values (tg_argv[0]::smallint, new.id, tg_argv[1] = 'views');
  end if;
  return null;
end $$;

create trigger search_inserted after insert on stories referencing new table as inserted
  for each statement execute function search_note_inserted('0');
create trigger search_inserted after insert on videos referencing new table as inserted
  for each statement execute function search_note_inserted('1');
create trigger search_inserted after insert on episodes referencing new table as inserted
  for each statement execute function search_note_inserted('2');

-- Topics and countries are written with their story, in one transaction.
create trigger search_changed after update of title, excerpt, body, lang, source_id, band, sections, sample, published_at,
  updated_at, withdrawn_at on stories for each row execute function search_note('0', 'all');
create trigger search_changed after update of title, description, lang, source_id, category, country, sample, published_at,
  updated_at, withdrawn_at on videos for each row execute function search_note('1', 'all');
create trigger search_changed after update of title, description, lang, show_id, country, sample, published_at,
  updated_at, withdrawn_at on episodes for each row execute function search_note('2', 'all');

create trigger search_viewed after update of views on stories
  for each row when (old.views <> new.views) execute function search_note('0', 'views');
create trigger search_viewed after update of views on videos
  for each row when (old.views <> new.views) execute function search_note('1', 'views');
create trigger search_viewed after update of views on episodes
  for each row when (old.views <> new.views) execute function search_note('2', 'views');

create trigger search_deleted after delete on stories for each row execute function search_note('0');
create trigger search_deleted after delete on videos for each row execute function search_note('1');
create trigger search_deleted after delete on episodes for each row execute function search_note('2');

-- What is said of a source or a show is said of all its pieces.
create function search_note_source() returns trigger language plpgsql as $$
begin
  insert into public.search_changes (kind, item_id)
    select 0, id from public.stories where source_id = new.id
    union all select 1, id from public.videos where source_id = new.id
    union all select 2, e.id from public.episodes e join public.shows w on w.id = e.show_id where w.source_id = new.id;
  return null;
end $$;
create trigger search_changed after update of band on sources
  for each row when (old.band is distinct from new.band) execute function search_note_source();

create function search_note_show() returns trigger language plpgsql as $$
begin
  insert into public.search_changes (kind, item_id) select 2, id from public.episodes where show_id = new.id;
  return null;
end $$;
create trigger search_changed after update of category, source_id on shows for each row
  when (old.category is distinct from new.category or old.source_id <> new.source_id)
  execute function search_note_show();

insert into search_changes (kind, item_id)
  select 0, id from stories union all select 1, id from videos union all select 2, id from episodes;
