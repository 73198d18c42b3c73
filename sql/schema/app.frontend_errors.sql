create table app.frontend_errors (
  id uuid not null default app.new_id(),
  at timestamp with time zone not null default now(),
  event_type text not null,
  details jsonb not null,
  constraint frontend_errors_details_check CHECK ((pg_column_size(details) < 20000)),
  constraint frontend_errors_event_type_check CHECK ((event_type = ANY (ARRAY['frontend_error'::text, 'uncaught_error'::text, 'unhandled_rejection'::text]))),
  constraint frontend_errors_pkey PRIMARY KEY (id)
);
CREATE INDEX frontend_errors_at_idx ON app.frontend_errors USING btree (at);
