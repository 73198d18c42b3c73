create table public.tags (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  color text not null default 'grey'::text,
  constraint tags_color CHECK ((color = ANY (ARRAY['grey'::text, 'petrol'::text, 'ochre'::text, 'plum'::text, 'green'::text, 'blue'::text, 'coral'::text]))),
  constraint tags_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tags_name_index ON public.tags USING btree (app.fold(VARIADIC ARRAY[name])) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
