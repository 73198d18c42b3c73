create table app.model_endpoint (
  single boolean not null default true,
  base_url text not null,
  sealed_key text,
  models jsonb not null default '{}'::jsonb,
  prices jsonb not null default '{}'::jsonb,
  timeout_s integer not null default 60,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid not null,
  constraint model_endpoint_base_url_check CHECK (((length(base_url) >= 8) AND (length(base_url) <= 500))),
  constraint model_endpoint_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES people(id),
  constraint model_endpoint_models_check CHECK (((jsonb_typeof(models) = 'object'::text) AND (length((models)::text) <= 4000))),
  constraint model_endpoint_pkey PRIMARY KEY (single),
  constraint model_endpoint_prices_check CHECK (((jsonb_typeof(prices) = 'object'::text) AND (length((prices)::text) <= 4000))),
  constraint model_endpoint_sealed_key_check CHECK ((length(sealed_key) <= 2000)),
  constraint model_endpoint_single_check CHECK (single),
  constraint model_endpoint_timeout_s_check CHECK (((timeout_s >= 5) AND (timeout_s <= 300)))
);
CREATE INDEX model_endpoint_changed_by_idx ON app.model_endpoint USING btree (changed_by);
