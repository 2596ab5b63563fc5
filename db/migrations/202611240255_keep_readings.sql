-- Own pieces that are read aloud in a recording.
create table readings (
  story_id bigint primary key references stories (id) on delete cascade,
  -- The folder of the recording in the storage.
  recording text not null,
  seconds integer not null,
  media_bytes bigint not null,
  -- Of the file that it was made from.
  content_hash text not null
);
