-- What waits in a list before it enters the index would be read whole by every search; the indexer has the time.
alter index search_entries_words set (fastupdate = off);
select gin_clean_pending_list('search_entries_words');
