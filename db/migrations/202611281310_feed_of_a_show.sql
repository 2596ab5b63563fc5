-- Two shows of a publisher may share episodes: a show is known by the feed that brings it.
alter table shows add column feed_id bigint references feeds on delete set null;
create index shows_feed on shows (feed_id) where feed_id is not null;
