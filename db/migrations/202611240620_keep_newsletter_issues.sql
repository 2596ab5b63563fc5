-- The issues that were sent, as the web shows them. Their stories are read anew: one that was taken back is not shown.
create table newsletter_issues (
  key text not null,
  locale text not null check (locale in ('en', 'es', 'fr', 'de')),
  list text not null check (list in ('weekly-digest', 'product-news')),
  day date not null,
  title text not null,
  -- [text], each a paragraph.
  paragraphs jsonb not null,
  story_ids bigint[] not null default '{}',
  primary key (key, locale)
);
create index newsletter_issues_newest on newsletter_issues (list, day desc);

alter table newsletter_subscriptions
  add column paused_until timestamptz,
  -- Since when its mailbox refuses what we send.
  add column bounced_at timestamptz;

alter table mails
  -- The SMTP status or the name of the error with which sending failed for good.
  add column failure_code text;
