-- A source that was made from a feed takes the id of the catalogue's entry once there is one, and all that is its own.
alter table feeds drop constraint feeds_source_id_fkey,
  add constraint feeds_source_id_fkey foreign key (source_id) references sources on update cascade on delete cascade;
alter table stories drop constraint stories_source_id_fkey,
  add constraint stories_source_id_fkey foreign key (source_id) references sources on update cascade on delete cascade;
alter table story_identities drop constraint story_identities_source_id_fkey,
  add constraint story_identities_source_id_fkey
  foreign key (source_id) references sources on update cascade on delete cascade;
alter table videos drop constraint videos_source_id_fkey,
  add constraint videos_source_id_fkey foreign key (source_id) references sources on update cascade on delete cascade;
alter table shows drop constraint shows_source_id_fkey,
  add constraint shows_source_id_fkey foreign key (source_id) references sources on update cascade on delete cascade;

-- Sources made from feeds that told no country were said to be of the Union. ZZ stands for no country that we know.
update sources set country = 'ZZ'
where country = 'EU' and catalogue is null and kind in ('news', 'podcast', 'video')
  and coalesce(homepage, '') !~ '^https?://([^/]+\.)?europa\.eu(/|$)';
update videos v set country = 'ZZ' from sources s where s.id = v.source_id and s.country = 'ZZ' and v.country = 'EU';
update episodes e set country = 'ZZ' from shows w join sources s on s.id = w.source_id
where w.id = e.show_id and s.country = 'ZZ' and e.country = 'EU';
