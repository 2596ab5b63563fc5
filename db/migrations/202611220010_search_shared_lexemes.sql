-- Entries of the search index have lexemes for what filters share, and for a filter within a block of time: all are made
-- anew, the newest first, after everything that changes meanwhile: the lowest ids are taken first. Until the worker has
-- been through, filters and common words miss some of the older ones.
insert into search_changes (id, kind, item_id) overriding system value
  select 1000000000000 + row_number() over (order by published_at desc), kind, item_id from search_entries;
