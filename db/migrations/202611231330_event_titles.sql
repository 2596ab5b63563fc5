-- The title that an editor has given an event, and its language; without one, the headline of a story stands for it.
alter table events add column title text;
alter table events add column title_lang text;
alter table events add constraint events_title_has_language check ((title is null) = (title_lang is null));

-- What a reader can say is wrong: besides stories, the title, a rating, or anything else.
alter table event_reports drop constraint event_reports_kind_check;
alter table event_reports add constraint event_reports_kind_check
  check (kind in ('wrong', 'missing', 'title', 'rating', 'other'));
