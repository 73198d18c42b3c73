create table public.own_fields (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  entity text not null,
  key text not null,
  name text not null,
  kind text not null,
  hint text,
  required boolean not null default false,
  choices jsonb not null default '[]'::jsonb,
  rank integer not null default 0,
  retired_at timestamp with time zone,
  emptied_at timestamp with time zone,
  constraint own_fields_entity CHECK ((entity = ANY (ARRAY['leads'::text, 'accounts'::text, 'contacts'::text, 'projects'::text, 'tasks'::text]))),
  constraint own_fields_hint CHECK ((length(hint) <= 200)),
  constraint own_fields_key UNIQUE (entity, key),
  constraint own_fields_kind CHECK ((kind = ANY (ARRAY['line'::text, 'text'::text, 'count'::text, 'money'::text, 'percent'::text, 'date'::text, 'flag'::text, 'choice'::text, 'email'::text, 'phone'::text, 'url'::text]))),
  constraint own_fields_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 80))),
  constraint own_fields_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX own_fields_name_index ON public.own_fields USING btree (entity, app.fold(VARIADIC ARRAY[name])) WHERE (retired_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.own_fields FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.own_fields FOR EACH ROW EXECUTE FUNCTION app.keep_own_field();
CREATE TRIGGER w_search AFTER UPDATE ON public.own_fields FOR EACH ROW WHEN (((new.choices IS DISTINCT FROM old.choices) OR ((new.retired_at IS NULL) IS DISTINCT FROM (old.retired_at IS NULL)))) EXECUTE FUNCTION app.search_own_field();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.own_fields FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.own_fields FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
