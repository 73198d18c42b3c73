create table public.pipelines (
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
  rank integer not null default 0,
  constraint pipelines_key_unique UNIQUE (key),
  constraint pipelines_name CHECK ((btrim(name) <> ''::text)),
  constraint pipelines_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX pipelines_name_index ON public.pipelines USING btree (app.fold(VARIADIC ARRAY[name])) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.pipelines FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.pipelines FOR EACH ROW EXECUTE FUNCTION app.keep_pipeline();
CREATE TRIGGER f_begin AFTER INSERT ON public.pipelines FOR EACH ROW EXECUTE FUNCTION app.begin_pipeline();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.pipelines FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.pipelines FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
