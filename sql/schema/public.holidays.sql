create table public.holidays (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  day date not null,
  name text not null,
  name_fr text,
  region text,
  worked boolean not null default false,
  constraint holidays_day CHECK (((day >= '2000-01-01'::date) AND (day <= '2100-12-31'::date))),
  constraint holidays_day_years CHECK (((day >= '0001-01-01'::date) AND (day <= '9999-12-31'::date))) NOT VALID,
  constraint holidays_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint holidays_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX holidays_day_index ON public.holidays USING btree (day) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.holidays FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_keep BEFORE UPDATE OF deleted_at ON public.holidays FOR EACH ROW WHEN (((old.region IS NOT NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.keep_holiday();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.holidays FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
