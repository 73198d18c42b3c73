create table app.big_screen_links (
  id uuid not null default app.new_id(),
  screen_id uuid not null,
  name text not null,
  cookie_hash bytea not null,
  made_at timestamp with time zone not null default now(),
  made_by uuid,
  ended_at timestamp with time zone,
  seen_at timestamp with time zone,
  constraint big_screen_links_cookie_hash_key UNIQUE (cookie_hash),
  constraint big_screen_links_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint big_screen_links_pkey PRIMARY KEY (id),
  constraint big_screen_links_screen_id_fkey FOREIGN KEY (screen_id) REFERENCES big_screens(id) ON DELETE CASCADE
);
CREATE INDEX big_screen_links_screen_id_made_at_idx ON app.big_screen_links USING btree (screen_id, made_at DESC);
