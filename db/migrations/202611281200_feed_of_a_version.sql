-- The feed that brought the present version of a story, which alone can take it back; null where that is not known. It is a
-- number to compare with: a version outlives its feed.
alter table stories add column version_feed_id bigint;
