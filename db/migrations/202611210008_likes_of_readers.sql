-- What one reader likes is asked for with every page that is rendered for them.
create index likes_reader on likes (reader, at desc);
