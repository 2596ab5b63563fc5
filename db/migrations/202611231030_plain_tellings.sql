-- Whether a telling reports what happened: no live ticker, question, column or guide.
alter table event_tellings add column plain boolean not null default true;
