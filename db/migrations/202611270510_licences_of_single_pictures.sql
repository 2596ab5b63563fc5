-- What a feed states of a story's picture: {"licence", "url", "open", "credit"}; null where it states nothing that is known.
alter table stories add column picture_licence jsonb;

-- Null is undecided: a picture is shown if its feed licenses it. False is an operator's ban.
alter table sources alter column images_allowed drop not null;
alter table sources alter column images_allowed drop default;
update sources s set images_allowed = null
where not images_allowed and not exists (
  select from audit a
  where a.subject = s.id and a.action = 'source.edit' and a.detail -> 'imagesAllowed' = 'false'
);
