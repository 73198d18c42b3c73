-- When somebody last showed that a session is theirs: as it began, or by their password since.
alter table auth.session add column proven_at timestamptz not null default now();
update auth.session set proven_at = "createdAt";
