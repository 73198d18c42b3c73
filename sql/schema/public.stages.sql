create table public.stages (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  key text not null,
  pipeline text not null,
  name text not null,
  type text not null default 'open'::text,
  probability integer,
  stale_days integer,
  card_limit integer,
  required_fields text[] not null default '{}'::text[],
  rank integer not null default 0,
  replaced_by text,
  forecast text not null default 'pipeline'::text,
  constraint stages_card_limit CHECK (((card_limit >= 1) AND (card_limit <= 1000000))),
  constraint stages_forecast CHECK ((forecast = ANY (ARRAY['pipeline'::text, 'best'::text, 'commit'::text]))),
  constraint stages_key_unique UNIQUE (key),
  constraint stages_name CHECK ((btrim(name) <> ''::text)),
  constraint stages_pkey PRIMARY KEY (id),
  constraint stages_probability CHECK (((probability >= 0) AND (probability <= 100))),
  constraint stages_required_fields CHECK ((required_fields <@ ARRAY['company_name'::text, 'title'::text, 'emails'::text, 'phones'::text, 'website'::text, 'city'::text, 'country'::text, 'source'::text, 'value'::text, 'expected_close'::text, 'next_activity_at'::text, 'account_id'::text, 'note'::text])),
  constraint stages_stale_days CHECK (((stale_days >= 1) AND (stale_days <= 3650))),
  constraint stages_type CHECK ((type = ANY (ARRAY['open'::text, 'on_hold'::text, 'won'::text, 'lost'::text])))
);
CREATE UNIQUE INDEX stages_name_index ON public.stages USING btree (pipeline, app.fold(VARIADIC ARRAY[name])) WHERE (replaced_by IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.stages FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.stages FOR EACH ROW EXECUTE FUNCTION app.keep_stage();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.stages FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.stages FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
