create table app.shifts (
  id uuid not null default app.new_id(),
  made_by uuid not null,
  made_at timestamp with time zone not null default now(),
  moved jsonb not null,
  constraint shifts_made_by_fkey FOREIGN KEY (made_by) REFERENCES people(id),
  constraint shifts_pkey PRIMARY KEY (id)
);
CREATE INDEX shifts_made_by_made_at_idx ON app.shifts USING btree (made_by, made_at);
