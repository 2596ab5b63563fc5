-- How grave an event is by its headlines (app/events/front/gravity.ts); null until it is counted again.
alter table events add column gravity text check (gravity in ('grave', 'ordinary', 'light'));
