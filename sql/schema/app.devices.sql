create table app.devices (
  user_id uuid not null,
  agent text not null,
  last_seen timestamp with time zone not null default now(),
  constraint devices_pkey PRIMARY KEY (user_id, agent),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
