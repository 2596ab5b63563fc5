-- How loud a recording is in each of its parts, from 0 to 100; null where nothing was measured.
alter table episodes add column waveform smallint[];
