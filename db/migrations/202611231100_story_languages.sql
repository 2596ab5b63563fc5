-- What a reader has chosen of the stories: codes of languages joined by full stops, or `all`; empty: the default.
alter table user_preferences add column story_languages text not null default ''
  check (story_languages ~ '^[a-z.]{0,90}$');
