-- Who has reviewed the text of a lesson in one language. A text that has changed since then is another one.
create table academy_reviews (
  course text not null,
  lesson text not null,
  locale text not null,
  text_sha256 text not null,
  reviewed_by text not null check (reviewed_by <> ''),
  reviewed_at timestamptz not null,
  primary key (course, lesson, locale)
);
