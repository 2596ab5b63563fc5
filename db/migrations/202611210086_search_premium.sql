-- A piece that becomes premium loses its text in the search, and one that becomes free gains it: until now both kept
-- what they had, so that whoever may not read a piece could ask for it phrase by phrase.
create trigger search_premium after update of premium on stories for each row
  when (old.premium <> new.premium) execute function search_note('0', 'all');
insert into search_changes (kind, item_id) select 0, id from stories where premium;
