create table app.usage_events (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  name text not null,
  at timestamp with time zone not null,
  path text,
  properties jsonb not null default '{}'::jsonb,
  constraint usage_events_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint usage_events_path_check CHECK ((length(path) <= 300)),
  constraint usage_events_pkey PRIMARY KEY (id),
  constraint usage_events_properties_check CHECK ((length((properties)::text) <= 2000)),
  constraint usage_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX usage_events_at_idx ON app.usage_events USING btree (at);
CREATE INDEX usage_events_name_at_idx ON app.usage_events USING btree (name, at);
CREATE INDEX usage_events_user_id_at_idx ON app.usage_events USING btree (user_id, at DESC);
