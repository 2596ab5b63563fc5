-- A link that a reader shares with the site is looked up by the address of the story at its publisher. Addresses can be
-- longer than an ordered index takes.
create index stories_canonical_url on stories using hash (canonical_url);
