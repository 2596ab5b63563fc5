-- What people write to the company by a form (product specification, sections 3 and 7), and what became of it.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('media-kit', 'sponsorship', 'newsletter', 'contact', 'support')),
  name text not null,
  email text not null,
  company text not null default '',
  message text not null,
  path text not null,
  utm_source text not null,
  locale text not null check (locale in ('en', 'es', 'fr', 'de')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index contact_messages_created on contact_messages (created_at desc);
create index contact_messages_email on contact_messages (email);
