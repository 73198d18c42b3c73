-- A person's calendar at a secret address, of which only a digest is kept, with the door and the second step as they were when it
-- was made, as keys have them. When it was last read stands apart, so that whoever ends it waits for no reader.
create table app.calendar_feeds (
  id uuid primary key default app.new_id(), user_id uuid not null references public.people (id), token_hash bytea not null unique,
  name text not null check (length(btrim(name)) between 1 and 100), door text not null check (door in ('employee', 'client')),
  second_factor boolean not null, created_at timestamptz not null default now(), ended_at timestamptz
);
create index on app.calendar_feeds (user_id);
create table app.calendar_feed_reads (feed_id uuid primary key references app.calendar_feeds (id), at timestamptz);
insert into app.noticed_events (entity, verb, kind, notification_type, title, own_acts, path) values
  ('sessions', 'calendar_feed_make', 'way_in', 'success', 'Calendar address made', true, '/security'),
  ('sessions', 'calendar_feed_end', 'way_in', 'warning', 'Calendar address ended', true, '/security');

-- What one takes part in is looked for by the person.
create index "activities_participant_ids_index" on "activities" using gin ("participant_ids");
