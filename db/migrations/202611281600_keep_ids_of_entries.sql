-- The slug by which our feeds name a story that was renamed since (RFC 4287, 4.2.6); null where that is the present slug.
alter table stories add column entry_slug text;
