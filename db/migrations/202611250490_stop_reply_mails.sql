-- The daily mail of replies carries a link that ends it without a sign-in (RFC 8058).
alter table discussion_members add column stop_token uuid not null unique default gen_random_uuid();
