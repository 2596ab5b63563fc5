-- How often a help article was read, and found helpful or not, by day. It names no reader.
create table help_counts (
  article text not null,
  day date not null,
  reads integer not null default 0,
  helpful integer not null default 0,
  unhelpful integer not null default 0,
  primary key (article, day)
);
