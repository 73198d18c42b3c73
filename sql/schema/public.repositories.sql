create table public.repositories (
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
  branch text,
  watched boolean not null default true,
  api_url text,
  has_token boolean not null default false,
  status text not null default 'waiting'::text,
  failing text[] not null default '{}'::text[],
  head text,
  report jsonb,
  last_error text,
  looked_at timestamp with time zone,
  next_look_at timestamp with time zone not null default now(),
  lease_until timestamp with time zone,
  looks integer not null default 0,
  search text generated always as (app.fold(VARIADIC ARRAY[name, address])) stored,
  constraint repositories_address CHECK (((length(address) <= 500) AND (address ~ '^(https?://[^/@?#[:space:]]+/[^?#[:space:]]+|/[^[:cntrl:]]+)$'::text))),
  constraint repositories_api_url CHECK (((api_url IS NULL) OR ((length(api_url) <= 500) AND (address ~~ 'http%'::text) AND (api_url ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'::text)))),
  constraint repositories_branch CHECK ((branch ~ '^[^[:space:][:cntrl:]~^:?*\\]{1,200}$'::text)),
  constraint repositories_last_error CHECK ((length(last_error) <= 500)),
  constraint repositories_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint repositories_pkey PRIMARY KEY (id),
  constraint repositories_status CHECK ((status = ANY (ARRAY['waiting'::text, 'in_step'::text, 'needs_attention'::text, 'in_conflict'::text, 'failed'::text])))
);
CREATE INDEX repositories_bin_index ON public.repositories USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX repositories_created_at_id_index ON public.repositories USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX repositories_due_index ON public.repositories USING btree (next_look_at) WHERE (watched AND (deleted_at IS NULL));
CREATE INDEX repositories_name_id_index ON public.repositories USING btree (name, id);
CREATE INDEX repositories_search_index ON public.repositories USING gin (search gin_trgm_ops);
CREATE INDEX repositories_status_created_at_id_index ON public.repositories USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.repositories FOR EACH ROW EXECUTE FUNCTION app.stamp('{report,looked_at,next_look_at,lease_until,looks,search}');
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.repositories FOR EACH ROW EXECUTE FUNCTION app.keep_repository();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.repositories FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{report,looked_at,next_look_at,lease_until,looks}');
