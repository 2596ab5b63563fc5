-- The ids that sources had before the catalogue's: their addresses lead on, and who follows one follows the source.
create table source_aliases (
  former_id text primary key,
  source_id text not null references sources on update cascade on delete cascade
);
