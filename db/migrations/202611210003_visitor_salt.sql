-- The salt of the day, by which a visitor is told from another without keeping an address. One row.
create table visitor_salts (
  single boolean primary key default true check (single),
  day date not null,
  salt text not null
);
