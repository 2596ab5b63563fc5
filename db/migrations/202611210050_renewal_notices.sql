-- For which renewal its reader has been reminded. The letter itself is forgotten before the renewal comes.
alter table subscriptions add column renewal_told_for timestamptz;
