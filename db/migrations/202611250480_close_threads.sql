-- A moderator can close one thread, and open it again: the contribution that begins it says since when it is closed.
alter table contributions add column closed_at timestamptz check (closed_at is null or root_id is null);
