-- By what licence a source's pictures are shown, where it says so, and how they are credited:
-- {"licence", "url", "date", "credit"}; null where none is known.
alter table sources add column picture_licence jsonb;
