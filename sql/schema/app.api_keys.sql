create table app.api_keys (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  token_hash bytea not null,
  name text not null,
  scope text not null,
  door text not null,
  second_factor boolean not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint api_keys_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '366 days'::interval)))),
  constraint api_keys_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint api_keys_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 100))),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text]))),
  constraint api_keys_token_hash_key UNIQUE (token_hash),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX api_keys_user_id_idx ON app.api_keys USING btree (user_id);
