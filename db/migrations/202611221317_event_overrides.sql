-- What editors decide about events is called an override in the code, and so is its table.
alter table event_mends rename to event_overrides;
alter sequence event_mends_id_seq rename to event_overrides_id_seq;
alter table event_overrides rename constraint event_mends_pkey to event_overrides_pkey;
alter table event_overrides rename constraint event_mends_kind_check to event_overrides_kind_check;
