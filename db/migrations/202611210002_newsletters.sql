-- Sign-ups for the public lists. A row is pending until its address is confirmed.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  list text not null check (list in ('weekly-digest', 'product-news')),
  locale text not null check (locale in ('en', 'es', 'fr', 'de')),
  -- What was agreed to, where and when (Regulation 2016/679, Art. 7(1)).
  consent jsonb not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (email, list)
);
create index newsletter_subscriptions_pending on newsletter_subscriptions (requested_at) where confirmed_at is null;
