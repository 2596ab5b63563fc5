-- The apostrophe U+02BC parts words like any other. The entries of what has it are made anew.
insert into search_changes (kind, item_id)
  select 0, id from stories where title like '%ʼ%' or excerpt like '%ʼ%'
  union all
  select 1, id from videos where title like '%ʼ%' or description like '%ʼ%'
  union all
  select 2, id from episodes where title like '%ʼ%' or description like '%ʼ%';
