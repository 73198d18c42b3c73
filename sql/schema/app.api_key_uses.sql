create table app.api_key_uses (
  key_id uuid not null,
  at timestamp with time zone,
  constraint api_key_uses_key_id_fkey FOREIGN KEY (key_id) REFERENCES app.api_keys(id),
  constraint api_key_uses_pkey PRIMARY KEY (key_id)
);
