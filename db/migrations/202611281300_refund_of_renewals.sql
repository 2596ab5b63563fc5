-- Where only the renewals since a time are to be refunded; null: all payments. A cancellation that was declared before a
-- renewal and carried out after it ends the contract then.
alter table subscriptions
  add column unwind_since timestamptz;
