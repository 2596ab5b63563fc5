-- Recordings of our own, and what is said in them (docs/decisions/025).

alter table videos
  -- The folder of the recording in the storage; null for files of other publishers, which have a media_url.
  add column recording text,
  -- Whether the folder has an HLS ladder beside its file.
  add column streamed boolean not null default false,
  add column media_bytes bigint,
  -- [{"at": seconds, "title": text}], in the order of time.
  add column chapters jsonb not null default '[]';

alter table episodes
  add column recording text,
  add column streamed boolean not null default false,
  add column chapters jsonb not null default '[]';

-- What is said, line by line: captions, transcript and its search come from the same lines.
create table media_transcripts (
  kind text not null check (kind in ('video', 'podcast')),
  item_id bigint not null,
  lang text not null,
  -- [{"from": seconds, "to": seconds, "text": text, "speaker": text or absent}], in the order of time.
  cues jsonb not null,
  primary key (kind, item_id, lang)
);

-- One row for each listener, item and day; the counters on the items are its sums.
create table media_downloads (
  kind text not null check (kind in ('video', 'podcast')),
  item_id bigint not null,
  day date not null,
  -- A hash of address and user agent with a salt that is forgotten with the day.
  listener bytea not null,
  primary key (kind, item_id, day, listener)
);
