-- A live video is known by the feed that has it. Videos that are live now end, since the homepage does not say by which
-- feed they came; their publishers' feeds are due at once and read as if for the first time, which shows them again.
update feeds set etag = null, last_modified = null, body_hash = null, next_check_at = least(next_check_at, now())
where retired_at is null and removed_at is null and next_check_at is not null
  and source_id in (select source_id from videos where live_from is not null);
update videos set live = false, content_hash = 'ended', withdrawn_at = now() where live_from is not null;
alter table videos drop column live_from;
alter table videos add column live_feed_id bigint references feeds on delete set null;
create index videos_live_feed on videos (live_feed_id) where live_feed_id is not null;
