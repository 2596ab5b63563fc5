-- What editors call trending: the hub asks for it by the selection of a reader.
create index stories_editor_trending on stories (id) where editor_trending;
