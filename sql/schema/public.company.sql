create table public.company (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  language text not null default 'en'::text,
  locale text not null default 'fr-FR'::text,
  time_zone text not null default 'Europe/Paris'::text,
  currency text not null default 'EUR'::text,
  demo boolean not null default false,
  country text not null default 'FR'::text,
  holidays text not null default 'france'::text,
  work_days integer[] not null default '{1,2,3,4,5}'::integer[],
  work_from text not null default '09:00'::text,
  work_until text not null default '18:00'::text,
  constraint company_country CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint company_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint company_holidays CHECK ((holidays = ANY (ARRAY['none'::text, 'france'::text, 'alsace_moselle'::text]))),
  constraint company_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint company_locale CHECK (app.is_locale(locale)),
  constraint company_pkey PRIMARY KEY (id),
  constraint company_time_zone CHECK (app.is_time_zone(time_zone)),
  constraint company_work_days CHECK (((work_days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]) AND ((cardinality(work_days) >= 1) AND (cardinality(work_days) <= 7)))),
  constraint company_work_from CHECK ((work_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint company_work_until CHECK (((work_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (work_until > work_from)))
);
CREATE UNIQUE INDEX company_single ON public.company USING btree ((true));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_rates AFTER UPDATE OF currency ON public.company FOR EACH ROW WHEN ((new.currency IS DISTINCT FROM old.currency)) EXECUTE FUNCTION app.keep_company();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
