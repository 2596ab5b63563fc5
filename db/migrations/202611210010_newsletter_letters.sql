-- What the mails to a subscriber need: to confirm once, to leave at any time, and what was agreed to and when.
alter table newsletter_subscriptions
  drop constraint newsletter_subscriptions_list_check,
  add check (list in ('weekly-digest', 'product-news', 'daily-digest', 'breaking-alerts')),
  -- SHA-256 of the token in the mail, in hex. One mail may ask about several lists.
  add confirm_hash text,
  add confirm_expires_at timestamptz,
  -- In every issue: whoever has the mail may leave the list.
  add unsubscribe_token uuid not null default gen_random_uuid() unique;
create index newsletter_subscriptions_confirm on newsletter_subscriptions (confirm_hash) where confirm_hash is not null;
create index newsletter_subscriptions_active on newsletter_subscriptions (list, id)
  where confirmed_at is not null and unsubscribed_at is null;

-- Addresses are compared without regard to case.
delete from newsletter_subscriptions a using newsletter_subscriptions b
  where a.list = b.list and lower(a.email) = lower(b.email) and a.id < b.id;
update newsletter_subscriptions set email = lower(email);

-- Every yes and no of a subscriber (Regulation 2016/679, Art. 7(1)).
create table newsletter_consents (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscriptions on delete cascade,
  act text not null check (act in ('asked', 'confirmed', 'switched-on', 'unsubscribed', 'switched-off')),
  -- The sentence beside the button, and the page it stood on, where there was one.
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index newsletter_consents_of on newsletter_consents (subscription_id);
