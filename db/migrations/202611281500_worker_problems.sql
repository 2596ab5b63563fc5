-- A row for each process of a worker, with the tasks that fail in it; null: none.
alter table workers
  add column problem text;
