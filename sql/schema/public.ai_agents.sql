create table public.ai_agents (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  key text not null,
  name text not null,
  role text not null,
  status text not null default 'active'::text,
  model text not null,
  specialization text,
  temperature numeric(3,2) not null default 0.2,
  capabilities text[] not null default '{}'::text[],
  policy_version integer not null default 1,
  metadata jsonb not null default '{}'::jsonb,
  paused_by uuid,
  constraint ai_agents_key CHECK (((key ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text) AND (length(key) <= 60))),
  constraint ai_agents_key_unique UNIQUE (key),
  constraint ai_agents_metadata CHECK ((jsonb_typeof(metadata) = 'object'::text)),
  constraint ai_agents_model CHECK (((btrim(model) <> ''::text) AND (length(model) <= 200))),
  constraint ai_agents_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint ai_agents_paused_by CHECK (((paused_by IS NULL) OR (status = 'paused'::text))),
  constraint ai_agents_pkey PRIMARY KEY (id),
  constraint ai_agents_role CHECK ((role = ANY (ARRAY['manager'::text, 'specialist'::text, 'operator'::text]))),
  constraint ai_agents_status CHECK ((status = ANY (ARRAY['active'::text, 'idle'::text, 'paused'::text]))),
  constraint ai_agents_temperature CHECK (((temperature >= (0)::numeric) AND (temperature <= (2)::numeric)))
);
CREATE INDEX ai_agents_bin_index ON public.ai_agents USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX ai_agents_created_at_id_index ON public.ai_agents USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ai_agents_name_index ON public.ai_agents USING btree (app.fold(VARIADIC ARRAY[name])) WHERE (deleted_at IS NULL);
CREATE INDEX ai_agents_role_id_index ON public.ai_agents USING btree (role, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.ai_agents FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.ai_agents FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.ai_agents FOR EACH ROW EXECUTE FUNCTION app.keep_agent();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.ai_agents FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
