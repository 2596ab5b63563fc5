-- The language of the page on which the reader signed up, or ordered last: letters are written in it until the
-- preferences name one.
alter table users add column locale text check (locale in ('en', 'es', 'fr', 'de'));
update users u set locale = (
  select o.locale from orders o
  where o.user_id = u.id and o.locale in ('en', 'es', 'fr', 'de')
  order by o.ordered_at desc limit 1
);
