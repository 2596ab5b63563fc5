-- Where publishers keep the chapters and transcripts of what their feeds list (podcast namespace).
create table media_text_files (
  kind text not null check (kind in ('video', 'podcast')),
  item_id bigint not null,
  role text not null check (role in ('chapters', 'transcript')),
  -- Empty for chapters, and where the feed does not say.
  lang text not null,
  url text not null,
  -- When it is to be fetched; null once it is stored or given up.
  due_at timestamptz,
  failures smallint not null default 0,
  primary key (kind, item_id, role, lang)
);

create index media_text_files_due on media_text_files (due_at) where due_at is not null;
