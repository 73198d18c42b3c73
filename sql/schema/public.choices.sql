create table public.choices (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  list text not null,
  key text not null,
  name text not null,
  rank integer not null default 0,
  retired_at timestamp with time zone,
  replaced_by text,
  leaving boolean not null default false,
  constraint choices_list CHECK ((list = ANY (ARRAY['sources'::text, 'lost_reasons'::text, 'industries'::text]))),
  constraint choices_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint choices_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX choices_key_index ON public.choices USING btree (list, key);
CREATE INDEX choices_leaving_index ON public.choices USING btree (id) WHERE leaving;
CREATE INDEX choices_list_rank_index ON public.choices USING btree (list, rank);
CREATE UNIQUE INDEX choices_name_index ON public.choices USING btree (list, app.fold(VARIADIC ARRAY[name])) WHERE (retired_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.choices FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.choices FOR EACH ROW EXECUTE FUNCTION app.keep_choice();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.choices FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.choices FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
