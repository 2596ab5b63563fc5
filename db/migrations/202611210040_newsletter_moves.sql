-- A subscription follows its reader to another address; the record of what was agreed to says so.
alter table newsletter_consents
  drop constraint newsletter_consents_act_check,
  add check (act in ('asked', 'confirmed', 'switched-on', 'unsubscribed', 'switched-off', 'moved'));
