-- Pages of a reader hear at once when a session ends before its time, and when what the reader may see changes,
-- whoever writes it: our own doors, the authentication library, an erased account, a command. Told at commit
-- (deferred), so that nobody waits for the outbox's lock longer than a commit lasts, and nobody locks anything
-- else while holding it.
create function live_events_reader() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7240912);
  insert into public.live_events (topic, payload) values ('reader', jsonb_build_object(
    'reader', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1],
    'what', tg_argv[0]
  ));
  return null;
end $$;

create constraint trigger sessions_tell after delete on sessions
  deferrable initially deferred for each row when (old.expires_at > now())
  execute function live_events_reader('session', 'user_id');

create constraint trigger entitlements_tell after insert or update on entitlements
  deferrable initially deferred for each row
  execute function live_events_reader('subscription', 'user_id');

create constraint trigger users_tell after update on users
  deferrable initially deferred for each row when (old.role is distinct from new.role)
  execute function live_events_reader('subscription', 'id');
