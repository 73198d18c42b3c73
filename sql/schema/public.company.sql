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
  working_week jsonb not null default '{"1": [[540, 720], [840, 1080]], "2": [[540, 720], [840, 1080]], "3": [[540, 720], [840, 1080]], "4": [[540, 720], [840, 1080]], "5": [[540, 720], [840, 1080]]}'::jsonb,
  holiday_region text not null default 'FR'::text,
  holidays_known text,
  answer_within integer default 240,
  logo text,
  accent text,
  support_times jsonb not null default '{"low": [960, 4800], "high": [120, 960], "normal": [480, 2400], "urgent": [60, 480]}'::jsonb,
  constraint company_accent CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
  constraint company_answer_within CHECK (((answer_within >= 5) AND (answer_within <= 10080))),
  constraint company_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint company_holiday_region CHECK ((holiday_region = ANY (ARRAY['FR'::text, 'FR-57'::text, 'none'::text]))),
  constraint company_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint company_locale CHECK (app.is_locale(locale)),
  constraint company_logo CHECK ((logo ~ '^[0-9a-f]{32}$'::text)),
  constraint company_pkey PRIMARY KEY (id),
  constraint company_time_zone CHECK (app.is_zone(time_zone))
);
CREATE UNIQUE INDEX company_single ON public.company USING btree ((true));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION app.stamp('{holidays_known}');
CREATE TRIGGER e_rates AFTER UPDATE OF currency ON public.company FOR EACH ROW WHEN ((new.currency IS DISTINCT FROM old.currency)) EXECUTE FUNCTION app.keep_company();
CREATE TRIGGER e_support_times BEFORE INSERT OR UPDATE OF support_times ON public.company FOR EACH ROW EXECUTE FUNCTION app.keep_support_times();
CREATE TRIGGER e_week BEFORE INSERT OR UPDATE OF working_week ON public.company FOR EACH ROW EXECUTE FUNCTION app.keep_week();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.company FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{holidays_known}');
