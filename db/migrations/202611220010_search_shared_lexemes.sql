-- Entries of the search index have lexemes for what two filters share, and for a filter within a block of time: all are
-- made anew, the newest first. Until the worker has been through, filters miss some of the older ones.
insert into search_changes (kind, item_id)
  select kind, item_id from search_entries order by published_at desc;
