create table public.tool_servers (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  address text not null,
  has_token boolean not null default false,
  status text not null default 'waiting'::text,
  offers jsonb not null default '[]'::jsonb,
  allowed jsonb not null default '{}'::jsonb,
  last_error text,
  looked_at timestamp with time zone,
  search text generated always as (app.fold(VARIADIC ARRAY[name, address])) stored,
  constraint tool_servers_address CHECK (((length(address) <= 500) AND (address ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'::text))),
  constraint tool_servers_allowed CHECK (((jsonb_typeof(allowed) = 'object'::text) AND (pg_column_size(allowed) <= 65536))),
  constraint tool_servers_last_error CHECK ((length(last_error) <= 500)),
  constraint tool_servers_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint tool_servers_offers CHECK (((jsonb_typeof(offers) = 'array'::text) AND (pg_column_size(offers) <= 131072))),
  constraint tool_servers_pkey PRIMARY KEY (id),
  constraint tool_servers_status CHECK ((status = ANY (ARRAY['waiting'::text, 'reachable'::text, 'altered'::text, 'failed'::text])))
);
CREATE INDEX tool_servers_bin_index ON public.tool_servers USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tool_servers_created_at_id_index ON public.tool_servers USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tool_servers_name_id_index ON public.tool_servers USING btree (name, id);
CREATE INDEX tool_servers_search_index ON public.tool_servers USING gin (search gin_trgm_ops);
CREATE INDEX tool_servers_status_created_at_id_index ON public.tool_servers USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.tool_servers FOR EACH ROW EXECUTE FUNCTION app.stamp('{offers,looked_at,status,last_error,search}');
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.tool_servers FOR EACH ROW EXECUTE FUNCTION app.keep_tool_server();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.tool_servers FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{offers,looked_at,status,last_error}');
