-- A publisher's film that goes out live is live for as long as its feed says so: the feed is known by its homepage.
alter table videos add column live_from text;
create index videos_live_from on videos (source_id) where live_from is not null;
