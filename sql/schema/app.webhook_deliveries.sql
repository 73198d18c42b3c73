create table app.webhook_deliveries (
  id uuid not null default app.new_id(),
  place bigint not null generated always as identity,
  webhook_id uuid not null,
  type text not null,
  test boolean not null default false,
  entity text,
  row_id uuid,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default now(),
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  status integer,
  request text,
  response text,
  ms integer,
  error text,
  constraint webhook_deliveries_error_check CHECK ((length(error) <= 300)),
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_request_check CHECK ((length(request) <= 2048)),
  constraint webhook_deliveries_response_check CHECK ((length(response) <= 2048)),
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'withheld'::text, 'failed'::text]))),
  constraint webhook_deliveries_type_check CHECK ((length(type) <= 200)),
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint webhook_deliveries_webhook_id_xid_row_id_key UNIQUE (webhook_id, xid, row_id)
);
CREATE INDEX webhook_deliveries_at_idx ON app.webhook_deliveries USING btree (at);
CREATE INDEX webhook_deliveries_webhook_id_place_idx ON app.webhook_deliveries USING btree (webhook_id, place DESC);
CREATE INDEX webhook_deliveries_webhook_id_test_place_idx ON app.webhook_deliveries USING btree (webhook_id, test DESC, place) WHERE (state = 'waiting'::text);
