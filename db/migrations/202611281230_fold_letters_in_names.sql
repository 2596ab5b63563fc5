-- Display names are told apart without letters that look like another (app/discussions/display-name.ts).
update discussion_members m set name_key = translate(name_key, 'ıłɫøđħŧ', 'lllodht')
where name_key <> translate(name_key, 'ıłɫøđħŧ', 'lllodht') and not exists (
  select from discussion_members other
  where other.user_id <> m.user_id
    and translate(other.name_key, 'ıłɫøđħŧ', 'lllodht') = translate(m.name_key, 'ıłɫøđħŧ', 'lllodht'));
