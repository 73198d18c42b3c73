create table app.calendar_feeds (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  token_hash bytea not null,
  name text not null,
  door text not null,
  second_factor boolean not null,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint calendar_feeds_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint calendar_feeds_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 100))),
  constraint calendar_feeds_pkey PRIMARY KEY (id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX calendar_feeds_user_id_idx ON app.calendar_feeds USING btree (user_id);
