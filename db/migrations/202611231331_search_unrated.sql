-- An unrated story is found by no bias, not even by Center (decision 29). Its entry in the index is made anew, the
-- newest first, after everything that changes meanwhile.
insert into search_changes (id, kind, item_id) overriding system value
  select 2000000000000 + row_number() over (order by e.published_at desc), e.kind, e.item_id
  from search_entries e join sources src on src.id = e.source_id
  where e.bias = 1 and src.band is null;
