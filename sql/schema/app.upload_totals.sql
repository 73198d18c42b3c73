create table app.upload_totals (
  owner_id uuid not null,
  bytes bigint not null,
  constraint upload_totals_bytes_check CHECK ((bytes >= 0)),
  constraint upload_totals_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint upload_totals_pkey PRIMARY KEY (owner_id)
);
